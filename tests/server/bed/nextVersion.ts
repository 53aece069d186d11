import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSteps } from '../../../server/platform/db/steps.ts';
import { ROOT } from './process.ts';

const NAME = 'version_siguiente';
const MIGRATIONS = 'server/platform/db/migrations';
const SCHEMA = 'server/platform/db/schema/partesDeCaso.ts';

/**
 * The step that the next version brings. It adds to a table that is written all the time: a column that the new program fills and the old one does not know, an index
 * on it, and a count that a trigger keeps, so that it is true of what either of them writes.
 */
export const NEXT_STEP: readonly string[] = [
  `CREATE TABLE "comentarios_contados" ("id_caso" bigint PRIMARY KEY, "n" integer NOT NULL);`,
  `ALTER TABLE "caso_comentarios" ADD COLUMN "de_la_siguiente" text;`,
  `CREATE INDEX "caso_comentarios_de_la_siguiente" ON "caso_comentarios" USING btree ("de_la_siguiente");`,
  `CREATE FUNCTION "cuenta_comentario"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "comentarios_contados" VALUES (NEW."id_caso", 1)
	ON CONFLICT ("id_caso") DO UPDATE SET "n" = "comentarios_contados"."n" + 1;
	RETURN NULL;
END $$;`,
  `CREATE TRIGGER "cuenta_comentario" AFTER INSERT ON "caso_comentarios" FOR EACH ROW EXECUTE FUNCTION "cuenta_comentario"();`,
  // The trigger keeps writers away until all is committed, so that none is left out and none counted twice.
  `INSERT INTO "comentarios_contados" SELECT "id_caso", count(*) FROM "caso_comentarios" GROUP BY 1;`,
];

/** Another version of the product in a folder of its own. */
export interface Version {
  readonly root: string;
  /** The name of its last step. */
  readonly step: string;
  readonly remove: () => void;
}

/** Makes the version after this one: the same sources, with one migration more and a column that it fills. */
export function nextVersion(): Version {
  const root = mkdtempSync(join(tmpdir(), 'siguiente-'));
  for (const name of ['contract', 'diagrams', 'domain', 'machines', 'server', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const step = `${String((readSteps().at(-1)?.number ?? 0) + 1).padStart(4, '0')}_${NAME}`;
  writeFileSync(join(root, MIGRATIONS, `${step}.sql`), NEXT_STEP.join('--> statement-breakpoint\n'));
  change(join(root, MIGRATIONS, 'meta', '_journal.json'), (text) => {
    const journal = JSON.parse(text);
    const last = journal.entries.at(-1);
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: step });
    return JSON.stringify(journal);
  });
  change(join(root, SCHEMA), (text) =>
    text.replace(
      `    menciones: jsonb(`,
      `    deLaSiguiente: text('de_la_siguiente').$defaultFn(() => 'si'),\n    menciones: jsonb(`,
    ),
  );
  return { root, step, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function change(file: string, by: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = by(before);
  if (after === before) throw new Error(`Nothing was changed in ${file}`);
  writeFileSync(file, after);
}
