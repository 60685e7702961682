import {
  comboboxSlotRecipe,
  dialogSlotRecipe,
  nativeSelectSlotRecipe,
  tagSlotRecipe,
} from '@chakra-ui/react/theme';
import { createTheme } from '../../theme';

const outlined = { bg: 'bg.subtle', borderColor: 'border.control' };
/** As other fields (theme.ts). */
const large = { defaultVariants: { size: 'lg' } };

/** The site's look with the recipes that only the dashboard needs. */
export const dashboardSystem = createTheme(
  {
    theme: {
      keyframes: {
        'fade-out': { to: { opacity: 0 } },
        'scale-in': { from: { scale: '0.96' } },
        'scale-out': { to: { scale: '0.96' } },
      },
      slotRecipes: {
        combobox: comboboxSlotRecipe,
        dialog: dialogSlotRecipe,
        nativeSelect: nativeSelectSlotRecipe,
        tag: tagSlotRecipe,
      },
    },
  },
  {
    theme: {
      slotRecipes: {
        combobox: {
          slots: comboboxSlotRecipe.slots,
          base: { content: { borderWidth: '1px', borderColor: 'border.emphasized' } },
          variants: { variant: { outline: { input: outlined } } },
          ...large,
        },
        nativeSelect: {
          slots: nativeSelectSlotRecipe.slots,
          variants: { variant: { outline: { field: outlined } } },
          ...large,
        },
        dialog: {
          slots: dialogSlotRecipe.slots,
          base: {
            backdrop: { bg: 'bg/70', backdropFilter: 'blur(6px)' },
            content: { borderWidth: '1px', borderColor: 'border.emphasized', borderRadius: 'lg' },
          },
        },
      },
    },
  },
);
