import type { Check } from '../shared-with-web/finding';
import { checkAssistant } from './checks/assistant';
import { checkBackups } from './checks/backups';
import { judgeClocks } from './checks/clock';
import { checkDisk } from './checks/disk';
import { askKeySet, judgeKeySet, type KeySetAnswer } from './checks/key-set';
import { checkMail } from './checks/mail';
import { checkPictureStorage } from './checks/picture-storage';
import { checkSettings } from './checks/settings';
import { ok } from '../shared-with-web/finding';
import type { Settings } from '../settings/read-settings';
import { writtenFolders } from '../settings/folders';

type Options = {
  /** Undefined when the database has the clock of this machine. */
  databaseTime: () => Promise<Date | undefined>;
  /** What is to be written to, before the folders of the settings are made. */
  folders?: string[] | undefined;
};

/** What can be checked without a CMS that runs. */
export function outsideChecks(settings: Settings, options: Options): Check[] {
  const { assistant, backupDir, cloudinaryUrl, firebase, isDeployment, smtp } = settings;
  const { databaseTime, folders = writtenFolders(settings) } = options;
  const usesEmulator = firebase.acceptEmulatorTokens;
  let keySet: Promise<KeySetAnswer | undefined> | undefined;
  const askOnce = (signal: AbortSignal) =>
    (keySet ??= askKeySet(firebase.keySetUrl, signal).catch(() => undefined));

  return [
    { id: 'settings', title: 'Settings', run: () => checkSettings(settings) },
    { id: 'disk', title: 'Disk', run: () => checkDisk(folders, backupDir) },
    {
      id: 'clock',
      title: 'Clock',
      async run(signal) {
        const [database, world] = await Promise.all([
          databaseTime().catch(() => undefined),
          usesEmulator ? undefined : askOnce(signal).then((answer) => answer?.date),
        ]);
        return judgeClocks({ now: new Date(), database, world });
      },
    },
    {
      id: 'key-set',
      title: 'Sign-in',
      run: async (signal) =>
        usesEmulator
          ? ok('Accounts are those of the emulator on this machine.')
          : judgeKeySet(await askOnce(signal)),
    },
    { id: 'mail', title: 'Mail', run: () => checkMail(smtp?.url) },
    { id: 'assistant', title: 'Assistant', run: (signal) => checkAssistant(assistant, signal) },
    { id: 'pictures', title: 'Pictures', run: (signal) => checkPictureStorage(cloudinaryUrl, signal) },
    { id: 'backups', title: 'Backups', run: () => checkBackups({ folder: backupDir, isDeployment }) },
  ];
}
