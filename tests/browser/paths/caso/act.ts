import type { Act } from '../act.ts';
import type { CaseModel, Phase, ShownPlace } from './caseModel.ts';
import type { Desk } from './places.ts';

/** One thing that happens to a case. */
export type CaseAct = Act<CaseModel, Desk>;

/** Nothing is on its way, and nothing was refused. */
export function isCalm(model: CaseModel): boolean {
  return !model.over && model.isFree && model.busyPlace === undefined;
}

/** Calm, and no form lies over the page. */
export function isAtRest(model: CaseModel): boolean {
  return isCalm(model) && model.form === null;
}

/** Something stands in the comment box. */
export function isWriting({ written }: CaseModel): boolean {
  return 'comentar' in written;
}

/** How far the work is that is on its way or was not saved; null when there is none. */
export function phaseOfBusy(model: CaseModel): Phase | null {
  return model.busyPlace === undefined ? null : model.phaseOf(model.busyPlace);
}

/** Something was not saved for lack of a connection. */
export function isFailed(model: CaseModel): boolean {
  return phaseOfBusy(model)?.endsWith('touched') ?? false;
}

/** @throws when no work is on its way and none was refused. */
export function busyPlaceOf({ busyPlace }: CaseModel): ShownPlace {
  if (busyPlace === undefined) throw new Error('No work is under way.');
  return busyPlace;
}
