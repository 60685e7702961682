import { Box, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useContext } from 'react';
import { SiteUrl } from '../../components/page/page-head';
import { useSite } from '../site/site-context';

export const SHEET_ID = 'evidence';

const SHEET = `#${SHEET_ID}`;
const PAPER = {
  '@page': { margin: '12mm' },
  '@media print': {
    html: { fontSize: '9pt' },
    [`body :not(:has(${SHEET}), ${SHEET}, ${SHEET} *)`]: { display: 'none !important' },
    [`body, body :has(${SHEET})`]: { display: 'block', minHeight: 0, padding: 0 },
  },
};

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Of a printed page only the sheet is left, under the name of whom it is about. */
export function SheetOnPaper() {
  const { name } = useSite();
  const about = ['Job advert and evidence', useContext(SiteUrl), date.format(new Date())];
  return (
    <>
      <Global styles={PAPER} />
      <Box display="none" _print={{ display: 'block' }}>
        <Text textStyle="lead" fontWeight="semibold">
          {name}
        </Text>
        <Text textStyle="sm">{about.filter(Boolean).join(' · ')}</Text>
      </Box>
    </>
  );
}
