import { failure, ok, warning, type Verdict } from '../../shared-with-web/finding';

type Admins = { exist: boolean; hasPublishedPassword: boolean; isDeployment: boolean };

export function judgeAdmins({ exist, hasPublishedPassword, isDeployment }: Admins): Verdict {
  if (!exist)
    return warning(
      'Nobody can sign in to the admin panel.',
      'Set ADMIN_EMAIL and ADMIN_PASSWORD, and start the CMS again.',
    );
  if (hasPublishedPassword && isDeployment)
    return failure(
      'The admin of the demo, whose password is public, can sign in to the admin panel.',
      'Make an admin of your own in the panel, then delete the one of the demo.',
    );
  return ok('The admin panel has an admin.');
}
