import { contract } from '#contract/contract';

/** Every call of the contract, by its name. */
export const calls: Readonly<Record<string, unknown>> = contract;

/** The exports of each file of the contract, by its path from the product's root; the one that puts them together is none of them. */
export const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  [
    '/contract/**/*.ts',
    '!/contract/**/*.test.ts',
    '!/contract/{contract,vecinos}.ts',
    '!/contract/**/{vecinos,neighbours}/*.ts',
  ],
  { eager: true },
);
