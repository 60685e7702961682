import { describe, expect, it } from 'vitest';
import { draftOf, parseDraft } from './project-draft';
import { EMPTY_PROJECT } from './project-fields';

describe('draftOf', () => {
  it('holds only what was changed', () => {
    const fields = { ...EMPTY_PROJECT, title: 'Atlas', technologies: ['React'], imageCount: 2 };
    expect(draftOf(fields, EMPTY_PROJECT, ['a.jpg'])).toEqual({
      fields: { title: 'Atlas', technologies: ['React'] },
      imageNames: ['a.jpg'],
    });
  });

  it('is nothing when nothing was changed', () => {
    expect(draftOf({ ...EMPTY_PROJECT, imageCount: 1 }, EMPTY_PROJECT, [])).toBeNull();
  });
});

describe('parseDraft', () => {
  it('reads back what was stored', () => {
    const draft = { fields: { title: 'Atlas' }, imageNames: ['a.jpg'] };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([null, 3, 'x', {}, { fields: null }])('takes no damaged draft: %j', (stored) => {
    expect(parseDraft(stored)).toBeNull();
  });

  it('leaves out fields of a wrong kind', () => {
    const fields = { title: 3, technologies: 'React', platform: 'Other', imageCount: 5, admin: true };
    expect(parseDraft({ fields, imageNames: [1] })).toEqual({
      fields: { platform: 'Other' },
      imageNames: [],
    });
  });
});
