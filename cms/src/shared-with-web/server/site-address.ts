/** docker compose puts https:// before SITE_ADDRESS, whatever that is. */
export const ONE_ADDRESS = /^(?!https?:\/\/https?:)[^\s,]+$/;
export const MUST_BE_ONE_ADDRESS =
  'must be one address: SITE_ADDRESS is one name without https://, and others go into SITE_ALIASES';
