import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { EvidenceSheet } from '../../content/fit-rules';
import { fill } from '../../test/accounts';
import { network } from '../../test/network';
import { renderPage } from '../../test/render-page';

async function compare(sheet: EvidenceSheet) {
  network.use(http.post('*/api/fit', () => HttpResponse.json(sheet)));
  renderPage('/fit');
  const user = userEvent.setup();
  await fill(user, await screen.findByRole('textbox', { name: 'Job advert' }), 'We like bees.');
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  return within(await screen.findByRole('region', { name: 'Evidence' }));
}

test('the answer has the focus, and begins at the top of the window', async () => {
  const toPlace = vi.spyOn(Element.prototype, 'scrollIntoView');
  const sheet = await compare({ entries: [], checked: 0, covered: 0, leftOut: ['We like bees.'] });
  expect(toPlace).toHaveBeenCalledOnce();
  expect(document.activeElement).toContainElement(sheet.getByRole('status'));
});

test('a sheet without requirements is nothing to print, keep or send', async () => {
  const sheet = await compare({ entries: [], checked: 0, covered: 0, leftOut: ['We like bees.'] });
  expect(sheet.getByRole('status')).toHaveTextContent('No requirements were found in this advert.');
  expect(sheet.getByText('We like bees.')).toBeInTheDocument();
  expect(sheet.queryByRole('button')).not.toBeInTheDocument();
  expect(sheet.queryByRole('link')).not.toBeInTheDocument();
});

test('a requirement stands with the words of the advert where they say more', async () => {
  const entry = { kind: 'language', level: 'must', status: 'nothing' } as const;
  const entries = [
    { ...entry, requirement: 'German', line: 'German, and a driving licence', evidence: [] },
    { ...entry, requirement: 'French', line: 'French', evidence: [] },
  ];
  const sheet = await compare({ entries, checked: 2, covered: 0, leftOut: [] });
  const [german, french] = sheet.getAllByRole('listitem');
  expect(german).toHaveTextContent('GermanNothing publishedIn the advert: German, and a driving licence');
  expect(french).toHaveTextContent(/^FrenchNothing published$/);
});

test('where there is no clipboard, as over plain HTTP, that is told', async () => {
  const requirement = 'We like bees.';
  const entry = { requirement, line: requirement, kind: 'other', level: 'must', status: 'nothing' } as const;
  const sheet = await compare({ entries: [{ ...entry, evidence: [] }], checked: 1, covered: 0, leftOut: [] });
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  await userEvent.click(sheet.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The browser did not allow copying.')).toBeVisible();
});
