/** Goes with an address that must not move the page beneath it (scroll-manager.tsx). */
export const STAYS = { stays: true };
