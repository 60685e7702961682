import type { Field } from '../../../content/site-rules';

export type TextKind = 'line' | 'paragraphs' | 'number' | 'url' | 'email' | 'tel' | 'icon' | 'language';

export type TextField = Field & { kind: TextKind };
export type ColorField = Field & { kind: 'color'; minContrast: number };
export type TickField = Field & { kind: 'tick' };
export type GroupField = Field & { kind: 'group'; fields: FormFields };
export type ListField = Field & {
  kind: 'list';
  fields: FormFields;
  /** What one entry is called. */
  noun: string;
};

/** How a field is filled in. */
export type FormField = TextField | ColorField | TickField | GroupField | ListField;
export type FormFields = Record<string, FormField>;

export function text(rules: Field, kind: TextKind = 'line'): TextField {
  return { ...rules, kind };
}

export function color(rules: Field, minContrast: number): ColorField {
  return { ...rules, kind: 'color', minContrast };
}

export function tick(rules: Field): TickField {
  return { ...rules, kind: 'tick' };
}

export function list(rules: Field, noun: string, fields: FormFields): ListField {
  return { ...rules, kind: 'list', noun, fields };
}
