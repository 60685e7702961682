import { Badge, chakra } from '@chakra-ui/react';

type Props = { count: number | undefined; noun: string };

/** How much waits behind a link; nothing for none. */
export function LinkCount({ count, noun }: Props) {
  if (!count) return null;
  return (
    <>
      <chakra.span srOnly>{`${count} ${noun}`}</chakra.span>
      <Badge aria-hidden colorPalette="brand" variant="solid" borderRadius="full" px="2">
        {count}
      </Badge>
    </>
  );
}
