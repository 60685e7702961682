import { describe, expect, it } from 'vitest';
import { draftOf, NO_VERSION, parseDraft } from './project-draft';
import { EMPTY_PROJECT } from './project-fields';

const version = '2026-01-31T12:00:00.000Z';
const arrived = { documentId: 'a1', name: 'a.jpg', src: '/uploads/a.webp', size: 1024 };
const onItsWay = { documentId: null, name: 'b.jpg', src: '', size: 2048 };

describe('draftOf', () => {
  it('holds only what was changed, and of which version', () => {
    const fields = { ...EMPTY_PROJECT, title: 'Atlas', technologies: ['React'], imageCount: 2 };
    expect(draftOf(fields, { version, initial: EMPTY_PROJECT, images: [arrived] })).toEqual({
      version,
      fields: { title: 'Atlas', technologies: ['React'] },
      images: [arrived],
    });
  });

  it('is nothing when nothing was changed', () => {
    const source = { version, initial: EMPTY_PROJECT, images: null };
    expect(draftOf({ ...EMPTY_PROJECT, imageCount: 1 }, source)).toBeNull();
  });
});

describe('parseDraft', () => {
  it('reads back what was stored', () => {
    const draft = { version, fields: { title: 'Atlas' }, images: [arrived, onItsWay] };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([null, 3, 'x', {}, { fields: null }])('takes no damaged draft: %j', (stored) => {
    expect(parseDraft(stored)).toBeNull();
  });

  it('leaves out fields of a wrong kind', () => {
    const fields = { title: 3, technologies: 'React', platform: 'Other', imageCount: 5, admin: true };
    expect(parseDraft({ version, fields, images: 'a.jpg' })).toEqual({
      version,
      fields: { platform: 'Other' },
      images: null,
    });
  });

  it('leaves out what every object has, and what is huge', () => {
    const fields = JSON.parse(
      JSON.stringify({ description: 'x'.repeat(1_000_000), technologies: Array(1000).fill('React') }).replace(
        '{',
        '{"constructor":"x","__proto__":"x","toString":"x",',
      ),
    ) as object;
    expect(parseDraft({ version, fields, images: null })).toEqual({ version, fields: {}, images: null });
  });

  it('leaves out damaged pictures', () => {
    const images = [null, 'a.jpg', { name: 7 }, { ...arrived, documentId: {}, size: '1' }, arrived];
    expect(parseDraft({ version, fields: {}, images })?.images).toEqual([
      { ...arrived, documentId: null, size: null },
      arrived,
    ]);
  });

  it.each([undefined, 7, 'yesterday'])('is of no stored version when it says %j', (stored) => {
    expect(parseDraft({ version: stored, fields: {} })?.version).toBe(NO_VERSION);
  });

  it('takes a picture once, and none whose address is none', () => {
    const images = [arrived, { ...arrived, name: 'again' }, { ...arrived, documentId: 'x', src: 'http://[' }];
    expect(parseDraft({ version, fields: {}, images })?.images).toEqual([arrived]);
  });
});
