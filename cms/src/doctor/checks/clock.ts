import { failure, ok, warning, type Verdict } from '../../shared-with-web/finding';

type Clocks = { now: Date; database?: Date | undefined; world?: Date | undefined };

const MINUTE = 60_000;
/** From then on, sign-ins begin to be refused. */
const TOLERANCE = MINUTE;
const TOO_MUCH = 10 * MINUTE;

const FIX = 'Switch on the synchronisation of its clock (timedatectl set-ntp true).';

/** Tells whose clock is wrong, where two others can be compared with it. */
export function judgeClocks({ now, database, world }: Clocks): Verdict {
  if (!database && !world) return ok('There is no other clock to compare it with.');
  const ownIsOff = world && differs(now, world);
  const databaseIsOff = database && differs(database, world ?? now);
  if (!ownIsOff && !databaseIsOff) return ok('It is right.');
  const off = ownIsOff ? now : (database ?? now);
  const right = world ?? now;
  const whose = ownIsOff
    ? databaseIsOff
      ? 'this machine and the database'
      : 'this machine'
    : 'the database';
  const minutes = (off.getTime() - right.getTime()) / MINUTE;
  const finding = `The clock of ${whose} is ${Math.abs(minutes).toFixed(0)} minutes ${minutes > 0 ? 'fast' : 'slow'}.`;
  return Math.abs(minutes) * MINUTE >= TOO_MUCH ? failure(finding, FIX) : warning(finding, FIX);
}

function differs(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) > TOLERANCE;
}
