/** A phone held sideways, or a page zoomed to 400 %: what is written comes first. */
export const SHORT_SCREEN = '@media (max-height: 30rem)';
export const TALLER_SCREEN = '@media (min-height: 30.01rem)';
/** A phone whose letters or pages are twice as large: the page is longer than the screen. */
export const LARGE_LETTERS = '@media (max-width: 18rem)';
/** A phone whose keyboard takes most of its screen from the page: held upright, or sideways. */
export const KEYBOARD_OPEN =
  '@media (max-height: 30rem) and (min-device-height: 36rem) and (hover: none), (max-height: 15rem) and (hover: none)';
/** Nothing opens a menu: what it would hold is shown. */
export const WITHOUT_SCRIPTS = '@media (scripting: none)';
