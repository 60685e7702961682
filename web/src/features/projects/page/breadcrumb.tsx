import { Box, chakra, HStack } from '@chakra-ui/react';
import { ChevronRightIcon } from 'lucide-react';
import { Link } from '../../../components/links/link';
import { paths } from '../../../paths';
import { TOUCH } from '../../../theme/touch';
import { lastGallery } from '../search/last-gallery';

/** https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/; `breadcrumbs` in structured-data.ts tells it to robots. */
export function Breadcrumb({ title }: { title: string }) {
  return (
    <Box as="nav" aria-label="Breadcrumb" maxW="full">
      <HStack as="ol" listStyleType="none" gap="1" textStyle="sm" color="fg.subtle">
        <Step>
          <StepLink to={paths.home}>Home</StepLink>
          <ChevronRightIcon aria-hidden />
        </Step>
        <Step>
          <StepLink to={lastGallery()}>Portfolio</StepLink>
          <ChevronRightIcon aria-hidden />
        </Step>
        <Step aria-current="page">{title}</Step>
      </HStack>
    </Box>
  );
}

const Step = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    flexShrink: 0,
    _last: { display: 'block', flexShrink: 1, minW: '0', px: '1', color: 'fg.muted', truncate: true },
  },
});

const StepLink = chakra(Link, {
  base: {
    px: '1',
    py: '0.5',
    [TOUCH]: { py: '3', my: '-2.5' },
    'li:first-of-type > &': { ms: '-1' },
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    transition: 'color {durations.fast}',
    _hover: { color: 'fg' },
  },
});
