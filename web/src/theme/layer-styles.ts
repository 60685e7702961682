export const layerStyles = {
  /** Light that grows from the top of a page. */
  skylight: {
    value: {
      backgroundImage:
        'radial-gradient(80rem 44rem at 40% -16rem, rgb(74 120 255 / 0.34), transparent 70%), radial-gradient(44rem 36rem at 82% 2rem, {colors.brand.solid/11}, transparent 70%)',
      backgroundRepeat: 'no-repeat',
    },
  },
  /** A fine grid of points that fades downwards. */
  points: {
    value: {
      backgroundImage: 'radial-gradient(rgb(160 186 255 / 0.2) 1px, transparent 1px)',
      backgroundSize: '1.75rem 1.75rem',
      maskImage: 'radial-gradient(60rem 34rem at 60% 0, black, transparent)',
    },
  },
  disabled: { value: { opacity: 0.5, cursor: 'not-allowed' } },
  panel: {
    value: { bg: 'bg.subtle', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg' },
  },
};
