import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { paths } from '../../../../paths';
import type { FormValues } from '../form/form-values';
import type { SiteFormState } from '../form/use-site-form';
import type { Theme } from '../themes';
import { onReady, showIn } from './preview-messages';
import { previewSite } from './preview-site';
import { SearchResult } from './search-result';

type Props = { theme: Theme; editing: SiteFormState };

/** In milliseconds: after the last key, so that typing stays quick. */
const PAUSE = 150;

/** What the form would make of the site. */
export function Preview({ theme, editing }: Props) {
  return (
    <Box as="aside" aria-label="Preview" position="sticky" top="24" w="min(25rem, 43%)" flexShrink="0">
      {theme.page ? (
        <PreviewFrame path={theme.page.path} part={theme.page.part} editing={editing} />
      ) : (
        <SearchResult site={editing.base} />
      )}
    </Box>
  );
}

type PreviewFrameProps = { path: string; part: string | undefined; editing: SiteFormState };

function PreviewFrame({ path, part, editing: { base, portrait } }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { getValues, subscribe } = useFormContext();
  const { image } = portrait.value;

  const show = useEffectEvent(() => {
    const values: FormValues = getValues();
    const page = frame.current?.contentWindow;
    if (page) showIn(page, { site: previewSite(base, values, image), path, part });
  });

  useEffect(() => onReady(() => frame.current?.contentWindow, show), []);
  useEffect(() => show(), [base, image, path, part]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        timer = setTimeout(show, PAUSE);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe]);

  return (
    <Stack gap="2">
      <Frame ref={frame} src={paths.sitePreview} title="Preview of the page" />
      <Text textStyle="xs" color="fg.subtle">
        As it will look on a phone. Nothing is public until you save.
      </Text>
    </Stack>
  );
}

const Frame = chakra('iframe', {
  base: {
    w: 'full',
    h: 'calc(100dvh - 9.5rem)',
    minH: '24rem',
    maxH: '52rem',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    bg: 'bg',
  },
});
