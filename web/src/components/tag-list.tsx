import { chakra, Wrap } from '@chakra-ui/react';

type Props = { label: string; items: readonly string[] };

export function TagList({ label, items }: Props) {
  return (
    <Wrap as="ul" aria-label={label} gap="1.5" listStyleType="none">
      {items.map((item) => (
        <Tag key={item}>{item}</Tag>
      ))}
    </Wrap>
  );
}

const Tag = chakra('li', {
  base: {
    px: '2.5',
    py: '0.5',
    textStyle: 'xs',
    fontFamily: 'mono',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'full',
    overflowWrap: 'anywhere',
  },
});
