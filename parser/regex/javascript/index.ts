/** Patterns as JavaScript would write them, to be shown. Not part of the engine, which imports nothing of it. */
export { type JavaScriptTranslation, type TranslationDifference, translateToJavaScript } from './translate.js';
