/** Of a menu that opens at a button: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export const menuPanel = {
  p: '2',
  outline: 'none',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'md',
  boxShadow: 'lg',
  animation: 'rise {durations.fast} {easings.out}',
  '& [data-highlighted]': { bg: 'bg.muted' },
};
