import { expect } from 'vitest';
import type { Answer, Client } from './client';
import sample from '../../seed/site.json' with { type: 'json' };

const SITE = `
  name headline portraitAlternativeText yearsOfExperience summary availability heroEyebrow heroTitle tagline
  orbitTechnologies { name icon color } introduction about aboutTechnologies { name icon color }
  skillCategories { name skills { name level icon color } } awardPhrases { text }
  awards { title year description } education { title institution year description }
  email phone address { street town region country } resumeUrl socialLinks { platform url }
  footerTechnologies { text } accentColor metaTitle metaDescription language keepsQuestions updatedAt
  portrait { documentId url name alternativeText width height placeholder formats { name url width height } }`;

/** The sample as it is answered, but for the portrait, which only the demo has. */
export const SAMPLE = {
  ...sample,
  portrait: null,
  metaTitle: null,
  metaDescription: null,
  keepsQuestions: true,
  updatedAt: expect.any(String),
};

/** As it is sent. */
export const SAMPLE_DATA = { ...sample, portrait: null };

const UPDATE = `mutation UpdateSite($data: SiteInput!, $version: DateTime) {
  updateSite(data: $data, version: $version) { ${SITE} }
}`;

export async function readSite(client: Client) {
  const { body } = await client.graphql(`{ site { ${SITE} } }`);
  expect(body.errors).toBeUndefined();
  return body.data.site;
}

export function updateSite(client: Client, data: object, version?: string): Promise<Answer> {
  return client.graphql(UPDATE, { data, version });
}

/** What is wrong by place, `skillCategories.0.name`. */
export function problemsIn({ body }: Answer): Record<string, string> {
  const problems: { path: string[]; message: string }[] = body.errors[0].extensions.error.details.errors;
  return Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), message]));
}
