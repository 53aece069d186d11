/** An announcement, and the place for who hears it. */
interface Announced<Said extends readonly unknown[], Answer> {
  /** @throws Error where nobody hears: the part of the later capability would be forgotten. */
  readonly announce: (...said: Said) => Promise<Answer>;
  /** Says who hears it from now on. */
  readonly heardBy: (hearing: (...said: Said) => Promise<Answer>) => void;
}

/**
 * Something that a capability leaves to a later one, which it may not import (docs/decisions/229): it announces, and the later one does
 * its part within the same transaction and under the same locks. `server/heard.ts` says who hears what.
 */
export function heardAbove<Said extends readonly unknown[], Answer = void>(what: string): Announced<Said, Answer> {
  let heard = async (..._said: Said): Promise<Answer> => {
    throw new Error(`Nobody hears that ${what}: the program must call hearWhatIsAnnounced`);
  };
  return {
    announce: (...said) => heard(...said),
    heardBy: (hearing) => {
      heard = hearing;
    },
  };
}
