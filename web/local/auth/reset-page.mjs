// @ts-check

const PLACEHOLDER = 'NEW_PASSWORD_HERE';

/**
 * The page behind a reset link: in Firebase it asks for the new password, in the emulator it is missing.
 *
 * @param {string | undefined} url of the request
 * @returns {string | undefined} nothing for every other address
 */
export function resetPage(url = '/') {
  // Not resolved against it: //host is an address of its own, and // is none.
  const { pathname, searchParams } = new URL(`http://emulator${url}`);
  const { mode, newPassword = PLACEHOLDER, ...fields } = Object.fromEntries(searchParams);
  if (pathname !== '/emulator/action' || mode !== 'resetPassword' || newPassword !== PLACEHOLDER) return;
  const hidden = Object.entries({ mode, continueUrl: '/login', ...fields }).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>New password</title>
<h1>New password</h1>
<form>
${hidden.join('\n')}
<label>New password <input type="password" name="newPassword" minlength="6" required autofocus autocomplete="new-password"></label>
<button>Save</button>
</form>
</html>`;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
