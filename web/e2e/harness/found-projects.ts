import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { OWNER } from './accounts';
import { tinyPng } from './photos';
import { aProject } from './project-form';
import { createProject } from './projects';
import { expect } from './test';

/** Projects that nobody else has made: a word that is theirs alone, and what they are told apart by. */
export async function addFerryProjects(request: APIRequestContext) {
  const word = `Fähre${randomUUID().slice(0, 8)}`;
  const [elm, zig] = [`Elm ${word}`, `Zig & C++ ${word}`];
  const photos = [await tinyPng('ferry.png')];
  const add = (title: string, fields: object) =>
    createProject(request, OWNER, { ...aProject(`${title} ${word}`), ...fields }, photos);
  for (let number = 1; number <= 7; number++) await add(`Timetable ${number}`, { technologies: [elm] });
  await add('Radar', { technologies: [elm, zig], platform: 'Desktop Application' });
  await add('খেয়া', { technologies: [zig] });
  return { word, elm, zig };
}

export const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search projects' });

export const chosenFilters = (page: Page) => page.getByRole('list', { name: 'Chosen' }).getByRole('link');

/** Where the filters are open. */
export const facet = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name });

export async function expectFound(page: Page, count: number) {
  const projects = count === 1 ? '1 project' : `${count} projects`;
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(`${projects} found`);
  await expect(page.getByRole('article')).toHaveCount(Math.min(count, 6));
}
