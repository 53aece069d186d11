/** Why the walks cannot be run; its message is a whole Spanish sentence for a tester. */
export class Refusal extends Error {}
