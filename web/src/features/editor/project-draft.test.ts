import { describe, expect, it } from 'vitest';
import { draftOf, NO_VERSION, parseDraft } from './project-draft';
import { EMPTY_PROJECT } from './project-fields';

const version = '2026-01-31T12:00:00.000Z';

describe('draftOf', () => {
  it('holds only what was changed, and of which version', () => {
    const fields = { ...EMPTY_PROJECT, title: 'Atlas', technologies: ['React'], imageCount: 2 };
    expect(draftOf(fields, { version, initial: EMPTY_PROJECT, imageNames: ['a.jpg'] })).toEqual({
      version,
      fields: { title: 'Atlas', technologies: ['React'] },
      imageNames: ['a.jpg'],
    });
  });

  it('is nothing when nothing was changed', () => {
    const source = { version, initial: EMPTY_PROJECT, imageNames: [] };
    expect(draftOf({ ...EMPTY_PROJECT, imageCount: 1 }, source)).toBeNull();
  });
});

describe('parseDraft', () => {
  it('reads back what was stored', () => {
    const draft = { version, fields: { title: 'Atlas' }, imageNames: ['a.jpg'] };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([null, 3, 'x', {}, { fields: null }])('takes no damaged draft: %j', (stored) => {
    expect(parseDraft(stored)).toBeNull();
  });

  it('leaves out fields of a wrong kind', () => {
    const fields = { title: 3, technologies: 'React', platform: 'Other', imageCount: 5, admin: true };
    expect(parseDraft({ version, fields, imageNames: [1] })).toEqual({
      version,
      fields: { platform: 'Other' },
      imageNames: [],
    });
  });

  it.each([undefined, 7, 'yesterday'])('is of no stored version when it says %j', (stored) => {
    expect(parseDraft({ version: stored, fields: {}, imageNames: [] })?.version).toBe(NO_VERSION);
  });
});
