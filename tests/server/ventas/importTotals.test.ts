import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writeReport } from '../../../server/ventas/import/report.ts';
import { startDesk } from '../platform/startup.desk.ts';
import { csv, importBed, importSales, NEW_STORE, openFolders } from './import.desk.ts';

const GLOBE = '536382,10002,INFLATABLE POLITICAL GLOBE,12,2010-12-01 09:45:00,0.85,16098,Spain';
const GAME = '536382,21912,VINTAGE SNAKES & LADDERS,1000,2010-12-01 09:46:00,3.75,16098,Spain';
const RETURN = 'C536383,10002,GLOBE,-10,2010-12-01 09:45:00,0.85,16098,Spain';
const POSTAGE = '536382,POST,POSTAGE,1,2010-12-01 09:45:00,18.00,16098,Spain';
const NO_PRICE = '536384,21912,GAME,2,2010-12-01 09:45:00,gratis,16098,Spain';

const file = openFolders();

function fileOf(...lines: readonly string[]): string {
  return file(csv(...lines));
}

describe('the totals of an import', () => {
  const bed = importBed();

  const load = (path: string) => importSales(bed, path);

  it('are those of the operations that are now in the database, to the cent', async () => {
    const report = await load(fileOf(GLOBE, GAME, RETURN, POSTAGE, NO_PRICE));
    // 12 at 0.85 and 1,000 at 3.75, with 16 % of tax on each line.
    expect(report.montoCargado).toEqual({ unidades: 1_012, importe: 436_183 });
    const { rows } = await bed.db.execute<{ total: string; unidades: number }>(sql`
      select (select sum(total) from ventas)::text as total,
        (select sum(cantidad_original) from venta_articulos)::int as unidades`);
    expect(rows).toEqual([{ total: '4361.83', unidades: 1_012 }]);
    expect(writeReport(report).split('\n').slice(-4, -1)).toEqual([
      '  Totales, con IVA:',
      '      cargado:   1,012 unidades, $4,361.83',
      '      rechazado: 1 unidad, $20.88 y en devoluciones -10 unidades, -$9.86; 1 línea sin cantidad o precio que se pueda leer',
    ]);
  });

  it('tell apart what was there before', async () => {
    const path = fileOf(GLOBE, GAME);
    await load(path);
    const again = await load(path);
    expect(again).toMatchObject({
      montoCargado: { unidades: 0, importe: 0 },
      montoQueYaEstaba: { unidades: 1_012, importe: 436_183 },
    });
    const text = writeReport(again);
    expect(text).toContain('cargado:   0 unidades, $0.00');
    expect(text).toContain('ya estaba: 1,012 unidades, $4,361.83');
    expect(text).toContain('rechazado: 0 unidades, $0.00');
  });

  it('count an operation with another content as refused, with its money', async () => {
    await load(fileOf(GLOBE));
    const report = await load(fileOf(GLOBE.replace('0.85', '1.00')));
    expect(report).toMatchObject({ cargadas: 0, yaEstaban: 0, montoQueYaEstaba: { unidades: 0 } });
    expect(writeReport(report)).toContain('rechazado: 12 unidades, $13.92');
  });

  it('are followed by the articles whose tax no rate of the authority makes', async () => {
    const heading = csv().trim();
    const path = file(`${heading},IVA,Total\n536382,10803,LAMP,1,2010-12-01 09:45:00,100,16098,Spain,12,112\n`);
    const report = await load(path);
    const notice = `En las ventas de la tienda ${NEW_STORE} hay artículos cuyo impuesto no corresponde a ninguna tasa del SAT: 10803. `;
    expect(report.avisos).toEqual([expect.stringContaining(notice)]);
    expect(writeReport(report).split('\n').at(-1)).toContain(notice);
  });
});

describe('the exit code of an import', () => {
  const { start } = startDesk();
  const run = async (...lines: readonly string[]) => {
    const program = start({ DEMO: 'no' }, 'import', ['ventas', fileOf(...lines)]);
    const { codigo } = await program.fin;
    return { codigo, salida: program.salida(), errores: program.errores() };
  };

  it('is 1 when nothing was loaded, and 0 when something was, or all of it was there before', async () => {
    const refused = await run(RETURN, NO_PRICE);
    expect(refused).toMatchObject({ codigo: 1 });
    expect(refused.salida).toContain('2 líneas rechazadas');
    expect(refused.errores).toContain('No se cargó nada: todas las líneas se rechazaron.');

    const empty = await run();
    expect(empty).toMatchObject({ codigo: 1 });
    expect(empty.errores).toContain('No se cargó nada: el archivo no tiene ninguna venta.');

    expect(await run(GLOBE, RETURN)).toMatchObject({ codigo: 0, errores: '' });
    const again = await run(GLOBE, RETURN);
    expect(again).toMatchObject({ codigo: 0, errores: '' });
    expect(again.salida).toContain('1 líneas que ya estaban');
  });
});
