import { describe, expect, it } from 'vitest';
import { caseList } from '../casos/list/caseList.ts';
import { inboxFilters } from '../data/inbox.ts';
import { invoiceList } from '../facturas/list/invoiceList.ts';
import { auditList } from '../personas/security/securityLists.ts';
import { userList } from '../personas/usuarios/userList.ts';
import { voucherList } from '../vales/list/voucherList.ts';
import { readSearch } from '../ventas/validacion/search.ts';

type Address = Readonly<Record<string, unknown>>;

const LISTS = {
  casos: caseList.filters,
  vales: voucherList.filters,
  facturas: invoiceList.filters,
  usuarios: userList.filters,
  bitacora: auditList.filters,
  'por autorizar': inboxFilters,
} as const;

const DAYS = ['2026-03-01', '2026-03-31'] as const;

describe('an address of before', () => {
  it.each([
    ['casos', 'fechaInicio', 'desde', DAYS[0]],
    ['casos', 'fechaFin', 'hasta', DAYS[1]],
    ['casos', 'solucionInicio', 'solucionDesde', DAYS[0]],
    ['casos', 'solucionFin', 'solucionHasta', DAYS[1]],
    ['vales', 'nombre', 'cliente', 'peña ibarra'],
    ['vales', 'soloMios', 'mios', true],
    ['vales', 'numIden', 'numiden', 200_031],
    ['vales', 'fechaInicial', 'desde', DAYS[0]],
    ['vales', 'fechaFinal', 'hasta', DAYS[1]],
    ['facturas', 'nombre', 'cliente', 'KARLA FUENTE'],
    ['facturas', 'nombrada', 'folio', 'A-123'],
    ['facturas', 'clase', 'tipo', 'general'],
    ['facturas', 'fechaInicial', 'desde', DAYS[0]],
    ['facturas', 'fechaFinal', 'hasta', DAYS[1]],
    ['bitacora', 'fechaIni', 'desde', DAYS[0]],
    ['bitacora', 'fechaFin', 'hasta', DAYS[1]],
  ] as const)('of %s says %s and leads to %s', (list, before, today, value) => {
    const read: (given: Address) => object = LISTS[list].read;
    const said = read({ [before]: value, pagina: 2 });
    expect(said).toMatchObject({ [today]: value, pagina: 2 });
    // Named, so that the route leads away from it.
    expect(Object.entries(said)).toContainEqual([before, undefined]);
    // Where both are given, the one of today counts; one that says nothing is not named.
    expect(read({ [before]: value, [today]: 'x'.repeat(200) })).toMatchObject({ [today]: undefined });
    expect(Object.keys(read({ [today]: value }))).not.toContain(before);
  });

  it.each([
    ['busca', 'buscar', 'Ana Peña'],
    ['fechaInicio', 'desde', DAYS[0]],
    ['fechaFin', 'hasta', DAYS[1]],
  ])('of a search for sales says %s and leads to %s', (before, today, value) => {
    const said = readSearch({ por: 'venta', [before]: value });
    expect(said).toMatchObject({ por: 'venta', [today]: value });
    expect(Object.entries(said)).toContainEqual([before, undefined]);
  });

  it('says no word that a list has for something else today', () => {
    for (const { described } of Object.values(LISTS)) {
      const today = Object.keys(described);
      const before = Object.values(described).flatMap(({ was }) => was);
      expect(before.filter((word) => today.includes(word))).toEqual([]);
      expect(new Set(before).size).toBe(before.length);
    }
  });
});
