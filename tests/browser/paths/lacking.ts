/** A thing that a walk needs and an instance does not have; its message is a whole Spanish sentence. */
export class Lacking extends Error {}
