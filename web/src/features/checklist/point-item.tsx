import { Box, Button, Flex, Icon, Stack, Text } from '@chakra-ui/react';
import { CheckIcon } from 'lucide-react';
import { Link } from '../../components/links/link';
import type { SetupPoint } from '../../graphql/generated-dashboard';
import type { Point } from './points';

type Props = {
  point: Point;
  onConfirm: (point: SetupPoint, isConfirmed: boolean) => void;
  onRemoveSamples: () => void;
};

export function PointItem({ point: { title, isDone, text, action }, ...props }: Props) {
  const isTakenBack = action?.type === 'confirm' && !action.isConfirmed;
  return (
    <Flex as="li" css={row}>
      <Mark isDone={isDone} />
      <Stack flex={{ base: '1 0 calc(100% - 2.5rem)', md: '1' }} minW="0" gap="0.5">
        <Text fontWeight="medium" color={isDone ? 'fg.muted' : 'fg'}>
          {title}
          <Box as="span" srOnly>
            {isDone ? ', done' : ', to do'}
          </Box>
        </Text>
        {!isDone && (
          <Text textStyle="sm" color="fg.muted" maxW="prose">
            {text}
          </Text>
        )}
      </Stack>
      {(!isDone || isTakenBack) && <PointAction title={title} action={action} {...props} />}
    </Flex>
  );
}

type ActionProps = Omit<Props, 'point'> & Pick<Point, 'title' | 'action'>;

function PointAction({ title, action, onConfirm, onRemoveSamples }: ActionProps) {
  switch (action?.type) {
    case 'link':
      return (
        <Button asChild variant="outline" size="sm" css={button}>
          <Link to={action.to}>{action.label}</Link>
        </Button>
      );
    case 'remove samples':
      return (
        <Button variant="outline" size="sm" css={button} onClick={onRemoveSamples}>
          {action.label}
        </Button>
      );
    case 'confirm':
      return (
        <Button
          variant={action.isConfirmed ? 'outline' : 'ghost'}
          size="sm"
          css={button}
          color={action.isConfirmed ? undefined : 'fg.muted'}
          aria-label={`${action.label}: ${title}`}
          onClick={() => onConfirm(action.point, action.isConfirmed)}
        >
          {action.label}
        </Button>
      );
  }
}

function Mark({ isDone }: { isDone: boolean }) {
  return (
    <Flex
      aria-hidden
      flexShrink="0"
      align="center"
      justify="center"
      boxSize="6"
      borderRadius="full"
      borderWidth="1px"
      borderColor={isDone ? 'brand.solid' : 'border.control'}
      bg={isDone ? 'brand.solid/10' : undefined}
      color="brand.fg"
    >
      {isDone && (
        <Icon boxSize="3.5">
          <CheckIcon />
        </Icon>
      )}
    </Flex>
  );
}

const row = {
  alignItems: 'flex-start',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  columnGap: '4',
  rowGap: '3',
  px: { base: '6', md: '10' },
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'border.muted',
};

/** Below the text on a phone. */
const button = { ms: { base: '10', md: '0' }, flexShrink: '0', alignSelf: { md: 'center' } };
