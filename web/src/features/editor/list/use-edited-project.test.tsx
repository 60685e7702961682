import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
import { ownProject } from '../../../test/projects';
import { useEditedProject } from './use-edited-project';

const atlas: OwnProjectCard_projectFragment = {
  ...ownProject('Atlas'),
  images: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
};

function openDialog() {
  const { result } = renderHook(
    () => ({ dialog: useEditedProject(), place: useLocation().pathname, navigate: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/before', '/mine']}>{children}</MemoryRouter>
      ),
    },
  );
  act(() => result.current.dialog.edit(atlas));
  return result;
}

test('a dialog closed twice, as by a double click, stays on its page', () => {
  const shown = openDialog();
  expect(shown.current.dialog.isOpen).toBe(true);
  const { close } = shown.current.dialog;
  act(() => {
    close();
    close();
  });
  act(() => close());
  expect(shown.current).toMatchObject({ place: '/mine', dialog: { isOpen: false } });
});

test('what is saved after Back has closed the dialog stays on the page', () => {
  const shown = openDialog();
  const { close } = shown.current.dialog;
  act(() => void shown.current.navigate(-1));
  act(() => close());
  expect(shown.current).toMatchObject({ place: '/mine', dialog: { isOpen: false } });
});

test('after Forward it can be closed again', () => {
  const shown = openDialog();
  act(() => void shown.current.navigate(-1));
  act(() => shown.current.dialog.reopen());
  expect(shown.current.dialog.isOpen).toBe(true);
  act(() => shown.current.dialog.close());
  expect(shown.current).toMatchObject({ place: '/mine', dialog: { isOpen: false } });
});
