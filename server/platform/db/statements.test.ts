import { describe, expect, it } from 'vitest';
import { faultsOf, readActs } from './statements.ts';
import { readSteps } from './steps.ts';

function faults(...statements: string[]): readonly string[] {
  return faultsOf({ name: '0099_prueba', contracts: false, statements });
}

describe('a migration that only adds', () => {
  it.each([
    'CREATE TABLE "n" ("id" integer PRIMARY KEY, "texto" text NOT NULL);',
    'ALTER TABLE "casos" ADD COLUMN "n" bigint;',
    'ALTER TABLE "casos" ADD COLUMN "n" boolean DEFAULT false NOT NULL;',
    `ALTER TABLE "casos" ADD COLUMN "n" jsonb DEFAULT '[]'::jsonb NOT NULL;`,
    `ALTER TABLE "casos" ADD COLUMN "n" text DEFAULT 'uno, dos' NOT NULL;`,
    'ALTER TABLE "casos" ADD COLUMN "n" numeric(12, 2);',
    'CREATE INDEX "n" ON "casos" USING btree ("id") WHERE "casos"."id" is not null;',
    '-- By hand.\nCREATE FUNCTION "n"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM "casos"; END $$;',
    'CREATE TRIGGER "n" AFTER INSERT OR UPDATE ON "casos" FOR EACH ROW EXECUTE FUNCTION "n"();',
  ])('may say: %s', (statement) => {
    expect(faults(statement)).toEqual([]);
  });

  it('may do with its own tables and columns what it likes', () => {
    expect(
      faults(
        'CREATE TABLE "n" ("id" integer);',
        'ALTER TABLE "n" ADD CONSTRAINT "n_caso" FOREIGN KEY ("id") REFERENCES "public"."casos"("id") ON DELETE no action;',
        'CREATE UNIQUE INDEX "n_una" ON "n" USING btree ("id");',
        'INSERT INTO "n" ("id") VALUES (0);',
        'ALTER TABLE "casos" ADD COLUMN "n" bigint;',
        'ALTER TABLE "casos" ADD CONSTRAINT "casos_n" FOREIGN KEY ("n") REFERENCES "public"."casos"("id") ON DELETE no action;',
      ),
    ).toEqual([]);
  });

  it.each([
    ['DROP TABLE "casos";', 'it drops the table casos'],
    ['ALTER TABLE "casos" DROP COLUMN "correo";', 'it drops something of casos'],
    ['ALTER TABLE "casos" RENAME COLUMN "correo" TO "mail";', 'it renames something of casos'],
    ['ALTER TABLE "casos" ADD COLUMN "n" bigint NOT NULL;', 'the new column casos.n is not null and has no default'],
    [
      'ALTER TABLE "casos" ADD COLUMN "n" uuid DEFAULT gen_random_uuid() NOT NULL;',
      'the new column casos.n has a default that is no constant',
    ],
    [
      'ALTER TABLE "casos" ADD COLUMN "n" text GENERATED ALWAYS AS (lower(correo)) STORED;',
      'the new column casos.n is computed, so that every row is written',
    ],
    ['ALTER TABLE "casos" ADD COLUMN "n" bigint UNIQUE;', 'the new column casos.n brings a constraint of its own'],
    ['ALTER TABLE "casos" ALTER COLUMN "correo" SET DATA TYPE varchar(9);', 'it changes the type of casos.correo'],
    [
      'ALTER TABLE "casos" ALTER COLUMN "correo" SET NOT NULL;',
      'it changes casos.correo, which an old server reads and writes',
    ],
    [
      'ALTER TABLE "casos" ADD CONSTRAINT "uno" CHECK (id > 0);',
      'uno demands something of casos that an old server does not know',
    ],
    [
      'ALTER TABLE "casos" ADD CONSTRAINT "uno" FOREIGN KEY ("cvetda") REFERENCES "public"."tiendas"("cvetda");',
      'uno demands something of casos that an old server does not know',
    ],
    [
      'CREATE UNIQUE INDEX "uno" ON "casos" USING btree ("correo");',
      'uno demands something of casos that an old server does not know',
    ],
    ['INSERT INTO "areas" ("id") VALUES (9);', 'it writes rows to areas, which an old server reads'],
    ['UPDATE "casos" SET "correo" = null;', 'it changes rows of casos, and holds each until the end'],
    [
      'ALTER TABLE "casos" ADD COLUMN "n" bigint, DROP COLUMN "correo";',
      'it is in no form that is known to add only: ALTER TABLE "casos" ADD COLUMN "n" bigint, DROP COLUMN "corr',
    ],
    ['TRUNCATE "casos";', 'it is in no form that is known to add only: TRUNCATE "casos"'],
    ['DROP INDEX "uno";', 'it drops uno'],
    [
      'CREATE OR REPLACE FUNCTION "uno"() RETURNS trigger AS $$ $$;',
      'it is in no form that is known to add only: CREATE OR REPLACE FUNCTION "uno"() RETURNS trigger AS $$ $$',
    ],
  ])('may not say: %s', (statement, why) => {
    expect(faults(statement)).toEqual([`0099_prueba says that it only adds, but ${why}`]);
  });

  it('is each of ours that does not say otherwise, from the first half on', () => {
    expect(readSteps().flatMap(faultsOf)).toEqual([]);
  });
});

describe('what a statement locks', () => {
  it.each([
    ['ALTER TABLE "casos" ADD COLUMN "n" bigint;', [{ table: 'casos', lock: 'all' }]],
    ['CREATE INDEX "n" ON "casos" USING btree ("id");', [{ table: 'casos', lock: 'writing' }]],
    [
      'ALTER TABLE "vales" ADD CONSTRAINT "n" FOREIGN KEY ("n") REFERENCES "public"."casos"("id");',
      [
        { table: 'vales', lock: 'writing' },
        { table: 'casos', lock: 'writing' },
      ],
    ],
    ['CREATE TABLE "n" ("id" integer REFERENCES "casos"("id"));', [{ table: 'casos', lock: 'writing' }]],
    ['CREATE TABLE "n" ("id" integer);', []],
  ])('%s', (statement, locks) => {
    expect(readActs([statement])[0]?.locks).toEqual(locks);
  });
});
