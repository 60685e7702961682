import { describe, expect, it } from 'vitest';
import { EMPTY_PROJECT, projectRules, toProjectInput } from './project-fields';

describe('projectRules', () => {
  it('counts blanks as missing', () => {
    expect(projectRules.title.validate('  ')).toBe('Title is required');
    expect(projectRules.description.validate('')).toBe('Description is required');
    expect(projectRules.githubLink.validate(' ')).toBe('GitHub link is required');
    expect(projectRules.livePreview.validate('')).toBe('Live preview link is required');
  });

  it.each(['javascript:alert(1)', 'ftp://example.com', 'example.com'])('refuses the link %s', (link) => {
    expect(projectRules.githubLink.validate(link)).toBe(
      'GitHub link must be a web address that starts with http:// or https://',
    );
  });

  it('takes http and https', () => {
    expect(projectRules.livePreview.validate('https://example.com')).toBe(true);
    expect(projectRules.livePreview.validate('http://example.com')).toBe(true);
  });
});

it('sends trimmed text and the pictures in order', () => {
  const fields = { ...EMPTY_PROJECT, imageCount: 2, title: ' Ferries ', githubLink: ' https://a.example ' };
  expect(toProjectInput(fields, ['b', 'a'])).toEqual({
    title: 'Ferries',
    platform: '',
    description: '',
    technologies: [],
    githubLink: 'https://a.example',
    livePreview: '',
    images: ['b', 'a'],
  });
});
