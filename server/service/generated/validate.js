// Made by scripts/schema.mjs from schemas/response-template.schema.json. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var validate = validate10;
var stdin_default = validate10;
var schema12 = { "type": ["string", "array"], "minLength": 1, "minItems": 1, "items": { "type": "string", "minLength": 1 } };
var func2 = require_ucs2length().default;
var schema14 = { "type": "object", "additionalProperties": false, "not": { "anyOf": [{ "required": ["open", "open_pattern"] }, { "required": ["close", "close_pattern"] }] }, "properties": { "open": { "$ref": "#/definitions/literal" }, "open_pattern": { "$ref": "#/definitions/pattern" }, "close": { "$ref": "#/definitions/literal" }, "close_pattern": { "$ref": "#/definitions/pattern" }, "repeats": { "$ref": "#/definitions/flag", "default": false }, "join": { "type": ["string", "null"] }, "optional": { "$ref": "#/definitions/flag", "default": true }, "content": { "enum": ["text", "int", "float", "bool", "json", "xml-inline", "kv-lines"], "default": "text" }, "content_args": { "type": "object" }, "transform": { "type": ["object", "array", "null"] }, "transform_each": { "type": "boolean", "default": false } }, "allOf": [{ "if": { "properties": { "join": { "type": "string" } }, "required": ["join"] }, "then": { "required": ["repeats"] } }, { "if": { "properties": { "transform_each": { "const": true } }, "required": ["transform_each"] }, "then": { "required": ["transform"] } }, { "if": { "anyOf": [{ "not": { "required": ["content"] } }, { "properties": { "content": { "enum": ["text", "int", "float", "bool"] } } }] }, "then": { "properties": { "content_args": { "$ref": "#/definitions/textArgs" } } } }, { "if": { "properties": { "content": { "const": "json" } }, "required": ["content"] }, "then": { "properties": { "content_args": { "$ref": "#/definitions/jsonArgs" } } } }, { "if": { "properties": { "content": { "const": "xml-inline" } }, "required": ["content"] }, "then": { "required": ["content_args"], "properties": { "content_args": { "$ref": "#/definitions/xmlInlineArgs" } } } }, { "if": { "properties": { "content": { "const": "kv-lines" } }, "required": ["content"] }, "then": { "properties": { "content_args": { "$ref": "#/definitions/kvLinesArgs" } } } }] };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "strip")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.strip !== void 0) {
      if (typeof data.strip !== "boolean") {
        const err1 = { instancePath: instancePath + "/strip", schemaPath: "#/definitions/strip/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "strip" || key0 === "unquoted_keys" || key0 === "string_delims" || key0 === "allow_non_json")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.strip !== void 0) {
      if (typeof data.strip !== "boolean") {
        const err1 = { instancePath: instancePath + "/strip", schemaPath: "#/definitions/strip/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.unquoted_keys !== void 0) {
      if (typeof data.unquoted_keys !== "boolean") {
        const err2 = { instancePath: instancePath + "/unquoted_keys", schemaPath: "#/definitions/flag/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.string_delims !== void 0) {
      let data2 = data.string_delims;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (Array.isArray(data3)) {
            if (data3.length > 2) {
              const err3 = { instancePath: instancePath + "/string_delims/" + i0, schemaPath: "#/properties/string_delims/items/maxItems", keyword: "maxItems", params: { limit: 2 } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data3.length < 2) {
              const err4 = { instancePath: instancePath + "/string_delims/" + i0, schemaPath: "#/properties/string_delims/items/minItems", keyword: "minItems", params: { limit: 2 } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            const len1 = data3.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (typeof data3[i1] !== "string") {
                const err5 = { instancePath: instancePath + "/string_delims/" + i0 + "/" + i1, schemaPath: "#/properties/string_delims/items/items/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/string_delims/" + i0, schemaPath: "#/properties/string_delims/items/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/string_delims", schemaPath: "#/properties/string_delims/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.allow_non_json !== void 0) {
      if (typeof data.allow_non_json !== "boolean") {
        const err8 = { instancePath: instancePath + "/allow_non_json", schemaPath: "#/definitions/flag/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
var schema23 = { "type": ["object", "null"], "properties": { "name": { "enum": ["text", "int", "float", "bool", "json", "xml-inline", "kv-lines"] }, "args": { "type": ["object", "null"] } }, "additionalProperties": false };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tag_pattern === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tag_pattern" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "tag_pattern" || key0 === "value_parser" || key0 === "merge_duplicates")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.tag_pattern !== void 0) {
      if (typeof data.tag_pattern !== "string") {
        const err2 = { instancePath: instancePath + "/tag_pattern", schemaPath: "#/definitions/pattern/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.value_parser !== void 0) {
      let data1 = data.value_parser;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        const err3 = { instancePath: instancePath + "/value_parser", schemaPath: "#/definitions/valueParser/type", keyword: "type", params: { type: schema23.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (const key1 in data1) {
          if (!(key1 === "name" || key1 === "args")) {
            const err4 = { instancePath: instancePath + "/value_parser", schemaPath: "#/definitions/valueParser/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data1.name !== void 0) {
          let data2 = data1.name;
          if (!(data2 === "text" || data2 === "int" || data2 === "float" || data2 === "bool" || data2 === "json" || data2 === "xml-inline" || data2 === "kv-lines")) {
            const err5 = { instancePath: instancePath + "/value_parser/name", schemaPath: "#/definitions/valueParser/properties/name/enum", keyword: "enum", params: { allowedValues: schema23.properties.name.enum } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data1.args !== void 0) {
          let data3 = data1.args;
          if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
            const err6 = { instancePath: instancePath + "/value_parser/args", schemaPath: "#/definitions/valueParser/properties/args/type", keyword: "type", params: { type: schema23.properties.args.type } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
    }
    if (data.merge_duplicates !== void 0) {
      if (typeof data.merge_duplicates !== "boolean") {
        const err7 = { instancePath: instancePath + "/merge_duplicates", schemaPath: "#/definitions/flag/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "line_sep" || key0 === "kv_sep" || key0 === "strip" || key0 === "value_parser")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.line_sep !== void 0) {
      let data0 = data.line_sep;
      if (typeof data0 === "string") {
        if (func2(data0) < 1) {
          const err1 = { instancePath: instancePath + "/line_sep", schemaPath: "#/properties/line_sep/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/line_sep", schemaPath: "#/properties/line_sep/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.kv_sep !== void 0) {
      let data1 = data.kv_sep;
      if (typeof data1 === "string") {
        if (func2(data1) < 1) {
          const err3 = { instancePath: instancePath + "/kv_sep", schemaPath: "#/properties/kv_sep/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/kv_sep", schemaPath: "#/properties/kv_sep/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.strip !== void 0) {
      if (typeof data.strip !== "boolean") {
        const err5 = { instancePath: instancePath + "/strip", schemaPath: "#/definitions/strip/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.value_parser !== void 0) {
      let data3 = data.value_parser;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
        const err6 = { instancePath: instancePath + "/value_parser", schemaPath: "#/definitions/valueParser/type", keyword: "type", params: { type: schema23.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (const key1 in data3) {
          if (!(key1 === "name" || key1 === "args")) {
            const err7 = { instancePath: instancePath + "/value_parser", schemaPath: "#/definitions/valueParser/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data3.name !== void 0) {
          let data4 = data3.name;
          if (!(data4 === "text" || data4 === "int" || data4 === "float" || data4 === "bool" || data4 === "json" || data4 === "xml-inline" || data4 === "kv-lines")) {
            const err8 = { instancePath: instancePath + "/value_parser/name", schemaPath: "#/definitions/valueParser/properties/name/enum", keyword: "enum", params: { allowedValues: schema23.properties.name.enum } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data3.args !== void 0) {
          let data5 = data3.args;
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
            const err9 = { instancePath: instancePath + "/value_parser/args", schemaPath: "#/definitions/valueParser/properties/args/type", keyword: "type", params: { type: schema23.properties.args.type } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}
var func6 = Object.prototype.hasOwnProperty;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  const _errs3 = errors;
  let valid1 = false;
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.open === void 0 && (missing0 = "open") || data.open_pattern === void 0 && (missing0 = "open_pattern")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  valid1 = valid1 || _valid0;
  if (!valid1) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.close === void 0 && (missing1 = "close") || data.close_pattern === void 0 && (missing1 = "close_pattern")) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = valid1 || _valid0;
  }
  if (!valid1) {
    const err2 = {};
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs3;
    if (vErrors !== null) {
      if (_errs3) {
        vErrors.length = _errs3;
      } else {
        vErrors = null;
      }
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    const err3 = { instancePath, schemaPath: "#/not", keyword: "not", params: {} };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  const _errs7 = errors;
  let valid3 = true;
  const _errs8 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    if (data.join === void 0 && (missing2 = "join")) {
      const err4 = {};
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    } else {
      if (data.join !== void 0) {
        if (typeof data.join !== "string") {
          const err5 = {};
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
  }
  var _valid1 = _errs8 === errors;
  errors = _errs7;
  if (vErrors !== null) {
    if (_errs7) {
      vErrors.length = _errs7;
    } else {
      vErrors = null;
    }
  }
  if (_valid1) {
    const _errs11 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.repeats === void 0) {
        const err6 = { instancePath, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: "repeats" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    var _valid1 = _errs11 === errors;
    valid3 = _valid1;
  }
  if (!valid3) {
    const err7 = { instancePath, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  const _errs13 = errors;
  let valid5 = true;
  const _errs14 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing3;
    if (data.transform_each === void 0 && (missing3 = "transform_each")) {
      const err8 = {};
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    } else {
      if (data.transform_each !== void 0) {
        if (true !== data.transform_each) {
          const err9 = {};
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
  }
  var _valid2 = _errs14 === errors;
  errors = _errs13;
  if (vErrors !== null) {
    if (_errs13) {
      vErrors.length = _errs13;
    } else {
      vErrors = null;
    }
  }
  if (_valid2) {
    const _errs16 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.transform === void 0) {
        const err10 = { instancePath, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: "transform" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    var _valid2 = _errs16 === errors;
    valid5 = _valid2;
  }
  if (!valid5) {
    const err11 = { instancePath, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  const _errs18 = errors;
  let valid7 = true;
  const _errs19 = errors;
  const _errs20 = errors;
  let valid8 = false;
  const _errs21 = errors;
  const _errs22 = errors;
  const _errs23 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing4;
    if (data.content === void 0 && (missing4 = "content")) {
      const err12 = {};
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
  }
  var valid9 = _errs23 === errors;
  if (valid9) {
    const err13 = {};
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  } else {
    errors = _errs22;
    if (vErrors !== null) {
      if (_errs22) {
        vErrors.length = _errs22;
      } else {
        vErrors = null;
      }
    }
  }
  var _valid4 = _errs21 === errors;
  valid8 = valid8 || _valid4;
  if (!valid8) {
    const _errs24 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content !== void 0) {
        let data2 = data.content;
        if (!(data2 === "text" || data2 === "int" || data2 === "float" || data2 === "bool")) {
          const err14 = {};
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    var _valid4 = _errs24 === errors;
    valid8 = valid8 || _valid4;
  }
  if (!valid8) {
    const err15 = {};
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  } else {
    errors = _errs20;
    if (vErrors !== null) {
      if (_errs20) {
        vErrors.length = _errs20;
      } else {
        vErrors = null;
      }
    }
  }
  var _valid3 = _errs19 === errors;
  errors = _errs18;
  if (vErrors !== null) {
    if (_errs18) {
      vErrors.length = _errs18;
    } else {
      vErrors = null;
    }
  }
  if (_valid3) {
    const _errs26 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content_args !== void 0) {
        if (!validate12(data.content_args, { instancePath: instancePath + "/content_args", parentData: data, parentDataProperty: "content_args", rootData })) {
          vErrors = appendErrors(vErrors, validate12.errors);
          errors = vErrors.length;
        }
      }
    }
    var _valid3 = _errs26 === errors;
    valid7 = _valid3;
  }
  if (!valid7) {
    const err16 = { instancePath, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" } };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  const _errs29 = errors;
  let valid12 = true;
  const _errs30 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing5;
    if (data.content === void 0 && (missing5 = "content")) {
      const err17 = {};
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    } else {
      if (data.content !== void 0) {
        if ("json" !== data.content) {
          const err18 = {};
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
  }
  var _valid5 = _errs30 === errors;
  errors = _errs29;
  if (vErrors !== null) {
    if (_errs29) {
      vErrors.length = _errs29;
    } else {
      vErrors = null;
    }
  }
  if (_valid5) {
    const _errs32 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content_args !== void 0) {
        if (!validate14(data.content_args, { instancePath: instancePath + "/content_args", parentData: data, parentDataProperty: "content_args", rootData })) {
          vErrors = appendErrors(vErrors, validate14.errors);
          errors = vErrors.length;
        }
      }
    }
    var _valid5 = _errs32 === errors;
    valid12 = _valid5;
  }
  if (!valid12) {
    const err19 = { instancePath, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" } };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  const _errs35 = errors;
  let valid15 = true;
  const _errs36 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing6;
    if (data.content === void 0 && (missing6 = "content")) {
      const err20 = {};
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    } else {
      if (data.content !== void 0) {
        if ("xml-inline" !== data.content) {
          const err21 = {};
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
  }
  var _valid6 = _errs36 === errors;
  errors = _errs35;
  if (vErrors !== null) {
    if (_errs35) {
      vErrors.length = _errs35;
    } else {
      vErrors = null;
    }
  }
  if (_valid6) {
    const _errs38 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content_args === void 0) {
        const err22 = { instancePath, schemaPath: "#/allOf/4/then/required", keyword: "required", params: { missingProperty: "content_args" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.content_args !== void 0) {
        if (!validate16(data.content_args, { instancePath: instancePath + "/content_args", parentData: data, parentDataProperty: "content_args", rootData })) {
          vErrors = appendErrors(vErrors, validate16.errors);
          errors = vErrors.length;
        }
      }
    }
    var _valid6 = _errs38 === errors;
    valid15 = _valid6;
  }
  if (!valid15) {
    const err23 = { instancePath, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" } };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  const _errs41 = errors;
  let valid18 = true;
  const _errs42 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing7;
    if (data.content === void 0 && (missing7 = "content")) {
      const err24 = {};
      if (vErrors === null) {
        vErrors = [err24];
      } else {
        vErrors.push(err24);
      }
      errors++;
    } else {
      if (data.content !== void 0) {
        if ("kv-lines" !== data.content) {
          const err25 = {};
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
  }
  var _valid7 = _errs42 === errors;
  errors = _errs41;
  if (vErrors !== null) {
    if (_errs41) {
      vErrors.length = _errs41;
    } else {
      vErrors = null;
    }
  }
  if (_valid7) {
    const _errs44 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content_args !== void 0) {
        if (!validate18(data.content_args, { instancePath: instancePath + "/content_args", parentData: data, parentDataProperty: "content_args", rootData })) {
          vErrors = appendErrors(vErrors, validate18.errors);
          errors = vErrors.length;
        }
      }
    }
    var _valid7 = _errs44 === errors;
    valid18 = _valid7;
  }
  if (!valid18) {
    const err26 = { instancePath, schemaPath: "#/allOf/5/if", keyword: "if", params: { failingKeyword: "then" } };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func6.call(schema14.properties, key0)) {
        const err27 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.open !== void 0) {
      let data10 = data.open;
      if (typeof data10 !== "string" && !Array.isArray(data10)) {
        const err28 = { instancePath: instancePath + "/open", schemaPath: "#/definitions/literal/type", keyword: "type", params: { type: schema12.type } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) < 1) {
          const err29 = { instancePath: instancePath + "/open", schemaPath: "#/definitions/literal/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
      if (Array.isArray(data10)) {
        if (data10.length < 1) {
          const err30 = { instancePath: instancePath + "/open", schemaPath: "#/definitions/literal/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (typeof data11 === "string") {
            if (func2(data11) < 1) {
              const err31 = { instancePath: instancePath + "/open/" + i0, schemaPath: "#/definitions/literal/items/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          } else {
            const err32 = { instancePath: instancePath + "/open/" + i0, schemaPath: "#/definitions/literal/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
      }
    }
    if (data.open_pattern !== void 0) {
      if (typeof data.open_pattern !== "string") {
        const err33 = { instancePath: instancePath + "/open_pattern", schemaPath: "#/definitions/pattern/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.close !== void 0) {
      let data13 = data.close;
      if (typeof data13 !== "string" && !Array.isArray(data13)) {
        const err34 = { instancePath: instancePath + "/close", schemaPath: "#/definitions/literal/type", keyword: "type", params: { type: schema12.type } };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func2(data13) < 1) {
          const err35 = { instancePath: instancePath + "/close", schemaPath: "#/definitions/literal/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
      if (Array.isArray(data13)) {
        if (data13.length < 1) {
          const err36 = { instancePath: instancePath + "/close", schemaPath: "#/definitions/literal/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data14 = data13[i1];
          if (typeof data14 === "string") {
            if (func2(data14) < 1) {
              const err37 = { instancePath: instancePath + "/close/" + i1, schemaPath: "#/definitions/literal/items/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          } else {
            const err38 = { instancePath: instancePath + "/close/" + i1, schemaPath: "#/definitions/literal/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      }
    }
    if (data.close_pattern !== void 0) {
      if (typeof data.close_pattern !== "string") {
        const err39 = { instancePath: instancePath + "/close_pattern", schemaPath: "#/definitions/pattern/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.repeats !== void 0) {
      if (typeof data.repeats !== "boolean") {
        const err40 = { instancePath: instancePath + "/repeats", schemaPath: "#/definitions/flag/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.join !== void 0) {
      let data17 = data.join;
      if (typeof data17 !== "string" && data17 !== null) {
        const err41 = { instancePath: instancePath + "/join", schemaPath: "#/properties/join/type", keyword: "type", params: { type: schema14.properties.join.type } };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.optional !== void 0) {
      if (typeof data.optional !== "boolean") {
        const err42 = { instancePath: instancePath + "/optional", schemaPath: "#/definitions/flag/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data19 = data.content;
      if (!(data19 === "text" || data19 === "int" || data19 === "float" || data19 === "bool" || data19 === "json" || data19 === "xml-inline" || data19 === "kv-lines")) {
        const err43 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/enum", keyword: "enum", params: { allowedValues: schema14.properties.content.enum } };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.content_args !== void 0) {
      let data20 = data.content_args;
      if (!(data20 && typeof data20 == "object" && !Array.isArray(data20))) {
        const err44 = { instancePath: instancePath + "/content_args", schemaPath: "#/properties/content_args/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.transform !== void 0) {
      if (typeof data.transform != "object") {
        const err45 = { instancePath: instancePath + "/transform", schemaPath: "#/properties/transform/type", keyword: "type", params: { type: schema14.properties.transform.type } };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.transform_each !== void 0) {
      if (typeof data.transform_each !== "boolean") {
        const err46 = { instancePath: instancePath + "/transform_each", schemaPath: "#/properties/transform_each/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
  } else {
    const err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err47];
    } else {
      vErrors.push(err47);
    }
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start_anchor === void 0) {
      const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "start_anchor" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start_anchor_pattern === void 0) {
      const err1 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "start_anchor_pattern" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "version" || key0 === "defaults" || key0 === "start_anchor" || key0 === "start_anchor_pattern" || key0 === "fields")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        const err5 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.defaults !== void 0) {
      let data1 = data.defaults;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        const err6 = { instancePath: instancePath + "/defaults", schemaPath: "#/properties/defaults/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.start_anchor !== void 0) {
      let data2 = data.start_anchor;
      if (typeof data2 !== "string" && !Array.isArray(data2)) {
        const err7 = { instancePath: instancePath + "/start_anchor", schemaPath: "#/definitions/literal/type", keyword: "type", params: { type: schema12.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func2(data2) < 1) {
          const err8 = { instancePath: instancePath + "/start_anchor", schemaPath: "#/definitions/literal/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          const err9 = { instancePath: instancePath + "/start_anchor", schemaPath: "#/definitions/literal/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 === "string") {
            if (func2(data3) < 1) {
              const err10 = { instancePath: instancePath + "/start_anchor/" + i0, schemaPath: "#/definitions/literal/items/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/start_anchor/" + i0, schemaPath: "#/definitions/literal/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      }
    }
    if (data.start_anchor_pattern !== void 0) {
      if (typeof data.start_anchor_pattern !== "string") {
        const err12 = { instancePath: instancePath + "/start_anchor_pattern", schemaPath: "#/definitions/pattern/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.fields !== void 0) {
      let data5 = data.fields;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length < 1) {
          const err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minProperties", keyword: "minProperties", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        for (const key1 in data5) {
          if (!(key1 === "content" || key1 === "reasoning_content" || key1 === "tool_calls" || key1 === "citations")) {
            if (!validate11(data5[key1], { instancePath: instancePath + "/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key1, rootData })) {
              vErrors = appendErrors(vErrors, validate11.errors);
              errors = vErrors.length;
            }
          }
        }
        if (data5.content !== void 0) {
          if (!validate11(data5.content, { instancePath: instancePath + "/fields/content", parentData: data5, parentDataProperty: "content", rootData })) {
            vErrors = appendErrors(vErrors, validate11.errors);
            errors = vErrors.length;
          }
        }
        if (data5.reasoning_content !== void 0) {
          if (!validate11(data5.reasoning_content, { instancePath: instancePath + "/fields/reasoning_content", parentData: data5, parentDataProperty: "reasoning_content", rootData })) {
            vErrors = appendErrors(vErrors, validate11.errors);
            errors = vErrors.length;
          }
        }
        if (data5.tool_calls !== void 0) {
          if (!validate11(data5.tool_calls, { instancePath: instancePath + "/fields/tool_calls", parentData: data5, parentDataProperty: "tool_calls", rootData })) {
            vErrors = appendErrors(vErrors, validate11.errors);
            errors = vErrors.length;
          }
        }
        if (data5.citations !== void 0) {
          if (!validate11(data5.citations, { instancePath: instancePath + "/fields/citations", parentData: data5, parentDataProperty: "citations", rootData })) {
            vErrors = appendErrors(vErrors, validate11.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
function appendErrors(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
export {
  stdin_default as default,
  validate
};
