import { chakra, Text } from '@chakra-ui/react';
import { Link } from '../../components/links/link';
import { TOUCH } from '../../theme/touch';

type Props = { children: string; title: string; to: string };

/** About what four lines of a card hold. */
const SHORT = 170;

export function ProjectDescription({ children, title, to }: Props) {
  return (
    <>
      <Text color="fg.muted" textStyle="sm" whiteSpace="pre-line" lineClamp={4}>
        {children}
      </Text>
      {children.length > SHORT && (
        <ReadMore to={to}>
          Read more<chakra.span srOnly> about {title}</chakra.span>
        </ReadMore>
      )}
    </>
  );
}

const ReadMore = chakra(Link, {
  base: {
    py: '1',
    my: '-0.5',
    [TOUCH]: { py: '3.5', my: '-3' },
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
  },
});
