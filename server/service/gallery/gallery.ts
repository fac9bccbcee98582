import families from '../../../schemas/gallery.json';

/** A template that works, with the model that it is for. */
export interface GalleryEntry {
  /** As files are named: `qwen3-coder` */
  readonly name: string;
  /** As the model's makers write it. */
  readonly title: string;
  /** What it reads, in a few words. */
  readonly summary: string;
  readonly template: GalleryTemplate;
}

export interface GalleryTemplate {
  readonly start_anchor?: string | readonly string[];
  readonly fields: Readonly<Record<string, GalleryField>>;
}

export interface GalleryField {
  readonly open?: string | readonly string[];
  readonly close?: string | readonly string[];
}

/** Templates by model family, the most used first. */
export type Gallery = readonly GalleryEntry[];

/** The gallery that ships: `schemas/gallery.json`, made by `scripts/gallery.mjs`. */
export const GALLERY: Gallery = families;
