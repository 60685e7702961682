import { screen, within } from '@testing-library/react';
import { graphql, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountExists, fill, signIn } from '../../../../test/accounts';
import { network } from '../../../../test/network';
import { renderPage } from '../../../../test/render-page';

const element = (tagName: string, properties: object, ...children: object[]) => ({
  type: 'element',
  ...{ tagName, properties, children },
});
const figure = (src: string, caption: string) =>
  element(
    'figure',
    {},
    element('img', { src, alt: caption }),
    element('figcaption', {}, { type: 'text', value: caption }),
  );

test('the preview shows pictures that are not on the server yet, and tells which are missing', async () => {
  accountExists();
  let images: unknown;
  network.use(
    http.post('*/api/portfolio/images', () => new Promise<never>(() => {})),
    graphql.query('PreviewCaseStudy', ({ variables }) => {
      images = variables.images;
      const children = [figure('1', 'The caption'), figure('2', 'No picture')];
      return HttpResponse.json({ data: { previewCaseStudy: { type: 'root', children } } });
    }),
  );
  renderPage('/dashboard/add-portfolio');
  const user = await signIn();
  await screen.findByRole('heading', { name: 'Add Project' });
  await user.upload(screen.getByLabelText(/^Choose images/), [
    new File(['bytes'], 'a.jpg', { type: 'image/jpeg' }),
  ]);
  await user.click(screen.getByText('More about it'));
  await fill(user, screen.getByLabelText(/^Case study/), '![The caption](1)\n\n![No picture](2)');
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  const preview = within(screen.getByRole('region', { name: 'Preview of the case study' }));
  expect(await preview.findByRole('img', { name: 'The caption' })).toHaveAttribute('src', 'blob:test');
  expect(preview.getByText('This project has no picture 2. Visitors see nothing here.')).toBeVisible();
  expect(images).toEqual([{ alternativeText: '', caption: '' }]);
});
