import { siteAnswer, SAMPLE_SITE } from '../../src/test/site';
import { startServer } from '../test-servers';

export const SITE_URL = 'http://localhost:3000';

/** A cms that answers every question with this, and notes what it was asked. */
export async function startCms(data: () => object) {
  const asked: string[] = [];
  const cmsUrl = await startServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push((JSON.parse(body) as { operationName: string }).operationName);
      const answer = { site: siteAnswer(SAMPLE_SITE), projects: [], ...data() };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: answer }));
    });
  });
  return { asked, options: { graphqlUrl: `${cmsUrl}/graphql`, siteUrl: SITE_URL } };
}
