import { chakra } from '@chakra-ui/react';

/** Shown when the keyboard reaches it, which is first. */
export function SkipLink() {
  return (
    <Link href="#main" lang="en">
      Skip to content
    </Link>
  );
}

const Link = chakra('a', {
  base: {
    position: 'absolute',
    top: '3',
    insetStart: '4',
    px: '4',
    py: '2',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'medium',
    zIndex: 'skipNav',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none' },
  },
});
