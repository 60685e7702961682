import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContactMessage } from '../../src/api/message/contact-form';
import { checkProject } from '../../src/shared-with-web/rules/project-schema';
import { checkSite } from '../../src/shared-with-web/rules/site-schema';

type Attribute = {
  type: string;
  required?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  enum?: string[];
  component?: string;
  repeatable?: boolean;
};

/** Whether what editors and visitors send would be taken, if one field were this. */
type Accepts = (field: string, value: unknown) => boolean;

const ITEMS: Record<string, object> = {
  'project.key-figure': { value: 'A', label: 'A' },
  'project.technology': { name: 'A' },
  'site.award': { title: 'A' },
  'site.phrase': { text: 'A' },
  'site.school': { title: 'A' },
  'site.skill': { name: 'A' },
  'site.skill-category': { name: 'A' },
  'site.social-link': { platform: 'A', url: 'https://a.org' },
  'site.technology': { name: 'A' },
};

const isSite = (fields: object) => checkSite(fields, { isPartial: true }).problems.length === 0;

/** Where the site has such an item. */
const inSite =
  (place: (item: object) => object, base = {}): Accepts =>
  (field, value) =>
    isSite(place({ ...base, [field]: value }));

const PROJECT = {
  title: 'A',
  platform: 'Other',
  description: 'A',
  technologies: [],
  githubLink: 'https://a.org',
  livePreview: 'https://a.org',
};
const isProject = (fields: object) =>
  checkProject({ ...PROJECT, ...fields }, { isPartial: false }).problems.length === 0;

const LIMITED: [uid: string, file: string, accepts: Accepts][] = [
  ['site', 'api/site/content-types/site/schema.json', (field, value) => isSite({ [field]: value })],
  [
    'project',
    'api/project/content-types/project/schema.json',
    (field, value) =>
      isProject({ [field]: field === 'technologies' ? toNames(value) : value }) ||
      // What is optional may only be missing when it is said to be.
      (!value && isProject({ [field]: value, hasNoPublicSource: true, hasNoLivePreview: true })),
  ],
  ['message', 'api/message/content-types/message/schema.json', isMessage],
  ['project.technology', 'components/project/technology.json', (_, value) => isTechnology(value)],
  [
    'project.key-figure',
    'components/project/key-figure.json',
    (field, value) => isProject({ keyFigures: [{ ...ITEMS['project.key-figure'], [field]: value }] }),
  ],
  ['site.address', 'components/site/address.json', inSite((address) => ({ address }))],
  ...Object.entries({
    'site.award': (item: object) => ({ awards: [item] }),
    'site.phrase': (item: object) => ({ awardPhrases: [item] }),
    'site.school': (item: object) => ({ education: [item] }),
    'site.skill': (item: object) => ({ skillCategories: [{ name: 'A', skills: [item] }] }),
    'site.skill-category': (item: object) => ({ skillCategories: [item] }),
    'site.social-link': (item: object) => ({ socialLinks: [item] }),
    'site.technology': (item: object) => ({ orbitTechnologies: [item] }),
  }).map(([uid, place]): [string, string, Accepts] => [
    uid,
    `components/${uid.replace('.', '/')}.json`,
    inSite(place, ITEMS[uid]),
  ]),
];

/** Texts of a length, for every pattern that some field asks for. */
const TEXTS: ((length: number) => string)[] = [
  (length) => 'a'.repeat(length),
  (length) => `https://a.org/${'a'.repeat(Math.max(length - 14, 0))}`,
  (length) => `${'a'.repeat(Math.max(length - 6, 0))}@a.org`,
  (length) => `#${'f'.repeat(length - 1)}`,
  (length) => `en-x-${'aaaaaaa-'.repeat(length)}`.slice(0, length).replace(/-$/, 'a'),
];

/** A blank one is left out without a word. */
function isTechnology(name: unknown): boolean {
  return checkProject({ technologies: [name] }, { isPartial: true }).fields.technologies?.length === 1;
}

function toNames(value: unknown): unknown {
  return Array.isArray(value) ? value.map((_, index) => `Technology ${index}`) : value;
}

function isMessage(field: string, value: unknown): boolean {
  const sent = { name: 'A', email: 'a@b.org', message: 'A', [field]: value };
  try {
    return Boolean(readContactMessage({ template_params: sent }));
  } catch {
    return false;
  }
}

function attributesOf(file: string): [string, Attribute][] {
  const schema = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../src', file), 'utf8')) as {
    attributes: Record<string, Attribute>;
  };
  return Object.entries(schema.attributes).filter(([, attribute]) => {
    const { type, maxLength, max } = attribute;
    // What has a default is typed by nobody.
    return !('default' in attribute) && (maxLength ?? max ?? type === 'enumeration');
  });
}

describe.each(LIMITED)('the panel’s limits of %s are those of forms and interfaces', (_, file, accepts) => {
  test.each(attributesOf(file))('%s', (field, attribute) => {
    expectSameLimits(attribute, (value) => accepts(field, value));
  });
});

function expectSameLimits(attribute: Attribute, accepts: (value: unknown) => boolean): void {
  const { required = false, maxLength, min, max, component, repeatable } = attribute;
  if (maxLength !== undefined) {
    expect(TEXTS.filter((make) => accepts(make(maxLength)))).not.toEqual([]);
    expect(TEXTS.filter((make) => accepts(make(maxLength + 1)))).toEqual([]);
  }
  if (component && repeatable && max !== undefined) {
    const items = (length: number) => Array.from({ length }, () => ITEMS[component]);
    expect([accepts(items(max)), accepts(items(max + 1))]).toEqual([true, false]);
  }
  if (attribute.type === 'integer' && min !== undefined && max !== undefined) {
    expect([min, max, min - 1, max + 1, min + 0.5].map(accepts)).toEqual([true, true, false, false, false]);
  }
  if (attribute.enum) {
    expect([...attribute.enum, 'Another'].map(accepts)).toEqual([...attribute.enum.map(() => true), false]);
  }
  if (!component) expect(['', null].map(accepts)).toEqual([!required, !required]);
}
