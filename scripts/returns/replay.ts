import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import type { HojaDeVale, LineaVendida } from '#domain/vales/ventaParaVale';
import type { Counter } from './calls.ts';
import type { ArchivoDeVentas, Devolucion } from './files.ts';
import { type Cuenta, type Partes, plainWorth } from './independent.ts';

const DEVOLUCION = 1;

/** A voucher that was accepted, and what it must be worth, in centavos. */
export interface ValeDado {
  readonly folio: string;
  readonly solicitud: SolicitudValeEnviada;
  readonly unidades: number;
  readonly total: number;
}

/** The outcome of a return. */
export interface ResultadoDeDevolucion {
  readonly devolucion: Devolucion;
  readonly vales: readonly ValeDado[];
  /** Why nothing was given; null when all of it was. */
  readonly negada: string | null;
  /** The points that differ from the calculation here, or between two answers. */
  readonly diferencias: readonly string[];
  /** True where a line was taken that had been sold at another price than the one of the return. */
  readonly otroPrecio: boolean;
  /** The vouchers less price times units plus tax without any rounding, in millionths of a centavo. */
  readonly redondeo: bigint;
}

/** The state that replays returns, one after the other. */
export interface Replay {
  readonly counter: Counter;
  readonly archivo: ArchivoDeVentas;
  readonly cuenta: Cuenta;
}

/**
 * Takes the goods of returns back as a person at a counter does: finds the sales, reads what is left of them, opens a case a
 * customer and saves a voucher a sale.
 * @param notify told after each how many are done.
 */
export async function replayReturns(
  replay: Replay,
  devoluciones: readonly Devolucion[],
  notify: (done: number) => void = () => undefined,
): Promise<readonly ResultadoDeDevolucion[]> {
  const cases = new Map<number, number>();
  const results: ResultadoDeDevolucion[] = [];
  for (const devolucion of devoluciones) {
    results.push(await replayOne(replay, cases, devolucion));
    notify(results.length);
  }
  return results;
}

async function replayOne(
  replay: Replay,
  cases: Map<number, number>,
  devolucion: Devolucion,
): Promise<ResultadoDeDevolucion> {
  const { cliente } = devolucion;
  if (cliente === null) return denied(devolucion, await withoutCustomer(replay, devolucion));
  const caso = cases.get(cliente) ?? (await replay.counter.openCase(cliente));
  cases.set(cliente, caso);
  const sheets = await sheetsOf(replay, devolucion, true);
  const places = sheets.flatMap((sheet) => placesIn(replay, sheet, devolucion));
  if (places.length === 0) return denied(devolucion, await withoutSale(replay, devolucion, caso));
  const draws = draw(places, devolucion);
  return takeBack(replay, devolucion, caso, draws);
}

/** A line from which a return may draw. */
interface Place {
  readonly key: string;
  readonly sheet: HojaDeVale;
  readonly line: LineaVendida;
  readonly samePrice: boolean;
}

interface Draw extends Place {
  readonly cantidad: number;
}

function denied(devolucion: Devolucion, negada: string): ResultadoDeDevolucion {
  return { devolucion, negada, vales: [], diferencias: [], otroPrecio: false, redondeo: 0n };
}

/** The customer's sales before a return, latest first. */
async function sheetsOf(
  { counter, archivo }: Replay,
  devolucion: Devolucion,
  withArticle: boolean,
): Promise<readonly HojaDeVale[]> {
  const { cliente, codigo, dia, momento } = devolucion;
  if (cliente === null) return [];
  const sheets: HojaDeVale[] = [];
  for (const pais of archivo.paisesDe(devolucion)) {
    const tienda = counter.storeNamed(pais);
    if (tienda === null) continue;
    const found = await counter.sales({
      tienda,
      numidenCliente: cliente,
      fechaFin: dia,
      ...(withArticle ? { numArt: codigo } : {}),
    });
    const before = found.filter(({ fechaOperacion }) => new Date(fechaOperacion) <= momento);
    const wanted = withArticle ? before : before.slice(0, 1);
    for (const { operacion } of wanted) sheets.push(await counter.sheet(tienda, operacion));
  }
  return sheets.sort((a, b) => b.cabecera.fechaOperacion.localeCompare(a.cabecera.fechaOperacion));
}

function placesIn({ cuenta }: Replay, sheet: HojaDeVale, { codigo, precio }: Devolucion): readonly Place[] {
  const { tienda, operacion } = sheet.cabecera;
  return sheet.lineas
    .filter(({ numArt }) => numArt === codigo)
    .map((line) => {
      const key = `${tienda.cvetda}/${operacion}/${line.linea}`;
      return { key, sheet, line, samePrice: Number(cuenta.price(key, line, operacion)) === Number(precio) };
    });
}

/** From lines of the return's own price first, of the latest sales first. Any excess is asked of the first line. */
function draw(places: readonly Place[], { cantidad }: Devolucion): readonly Draw[] {
  const inOrder = [...places.filter(({ samePrice }) => samePrice), ...places.filter(({ samePrice }) => !samePrice)];
  const [first] = inOrder;
  const whole = inOrder.find(({ samePrice, line }) => samePrice && line.cantidadMaxima >= cantidad);
  if (whole !== undefined) return [{ ...whole, cantidad }];
  const draws: Draw[] = [];
  let missing = cantidad;
  for (const place of inOrder) {
    const taken = Math.min(missing, place.line.cantidadMaxima);
    if (taken > 0) draws.push({ ...place, cantidad: taken });
    missing -= taken;
  }
  return missing > 0 && first !== undefined ? [{ ...first, cantidad }] : draws;
}

async function takeBack(
  { counter, cuenta }: Replay,
  devolucion: Devolucion,
  caso: number,
  draws: readonly Draw[],
): Promise<ResultadoDeDevolucion> {
  const vales: ValeDado[] = [];
  const diferencias: string[] = [];
  for (const ofSale of bySale(draws)) {
    const solicitud = requestOf(ofSale, caso);
    const valued = await counter.validate(solicitud);
    const saved = await counter.save(solicitud);
    if (!saved.ok || !valued.ok) {
      const texts = [valued, saved].map((answer) => (answer.ok ? 'se acepta' : answer.texto));
      if (texts[0] !== texts[1]) diferencias.push(`Validar contesta "${texts[0]}" y guardar "${texts[1]}".`);
      if (vales.length > 0) diferencias.push('Se negó una parte cuando otra ya se había dado.');
      return { ...denied(devolucion, texts[1] ?? ''), vales, diferencias };
    }
    let total = 0;
    for (const { key, line, sheet, cantidad } of ofSale) {
      const worth = cuenta.worth(key, line, sheet.cabecera.operacion, cantidad);
      const given = valued.datos.articulos.find(({ linea }) => linea === line.linea);
      const wrong = differenceOf(worth, given);
      if (wrong !== null) diferencias.push(`Línea ${key}: ${wrong}`);
      cuenta.taken(key, cantidad, worth);
      total += worth.total;
    }
    if (Math.round(valued.datos.saldo * 100) !== total) diferencias.push(`El saldo es ${valued.datos.saldo}.`);
    const unidades = ofSale.reduce((sum, { cantidad }) => sum + cantidad, 0);
    vales.push({ folio: saved.datos.folio, solicitud, unidades, total });
  }
  const total = vales.reduce((sum, vale) => sum + vale.total, 0);
  return {
    devolucion,
    vales,
    diferencias,
    negada: null,
    otroPrecio: draws.some(({ samePrice }) => !samePrice),
    redondeo: BigInt(total) * 1_000_000n - plainWorth(devolucion.precio, devolucion.cantidad),
  };
}

function bySale(draws: readonly Draw[]): readonly (readonly Draw[])[] {
  const sales = new Map<HojaDeVale, Draw[]>();
  for (const one of draws) sales.set(one.sheet, [...(sales.get(one.sheet) ?? []), one]);
  return [...sales.values()];
}

function requestOf(draws: readonly Draw[], caso: number): SolicitudValeEnviada {
  const [first] = draws;
  if (first === undefined) throw new Error('A return draws on nothing');
  const { sheet } = first;
  return {
    tienda: sheet.cabecera.tienda.cvetda,
    operacion: sheet.cabecera.operacion,
    caso,
    tipo: DEVOLUCION,
    motivo: reasonIn(sheet),
    articulos: draws.map(({ line, cantidad }) => ({ linea: line.linea, numArt: line.numArt, cantidad })),
  };
}

function reasonIn(sheet: HojaDeVale): number {
  const motivo = sheet.motivos.find(({ tipo }) => tipo === DEVOLUCION);
  if (motivo === undefined) throw new Error('No hay ningún motivo de devolución.');
  return motivo.id;
}

function differenceOf(
  worth: Partes,
  given: { subtotal: number; iva: number; total: number } | undefined,
): string | null {
  if (given === undefined) return 'no está en el vale.';
  const wrong = (['subtotal', 'iva', 'total'] as const).filter((part) => Math.round(given[part] * 100) !== worth[part]);
  if (wrong.length === 0) return null;
  return wrong.map((part) => `${part} ${given[part]} en lugar de ${worth[part] / 100}`).join(', ');
}

/** The article was never bought before: the answer to a voucher of another sale of the customer. */
async function withoutSale(replay: Replay, devolucion: Devolucion, caso: number): Promise<string> {
  const [other] = await sheetsOf(replay, devolucion, false);
  if (other === undefined) return 'El cliente no tiene ninguna compra anterior: no hay de qué hacer un vale.';
  const linea = Math.max(...other.lineas.map((line) => line.linea)) + 1;
  const saved = await replay.counter.save({
    tienda: other.cabecera.tienda.cvetda,
    operacion: other.cabecera.operacion,
    caso,
    tipo: DEVOLUCION,
    motivo: reasonIn(other),
    articulos: [{ linea, numArt: devolucion.codigo, cantidad: devolucion.cantidad }],
  });
  if (saved.ok) throw new Error(`Se aceptó un vale de la línea ${linea}, que la venta no tiene.`);
  return `Ninguna compra anterior lo tiene; un vale de otra compra: ${saved.texto}`;
}

/** Without a customer only the article can be asked for, and what is found may be anybody's. */
async function withoutCustomer({ counter, archivo }: Replay, devolucion: Devolucion): Promise<string> {
  const [pais] = archivo.paisesDe(devolucion);
  const tienda = pais === undefined ? null : counter.storeNamed(pais);
  const found =
    tienda === null ? [] : await counter.sales({ tienda, numArt: devolucion.codigo, fechaFin: devolucion.dia });
  const any = found.some(({ fechaOperacion }) => new Date(fechaOperacion) <= devolucion.momento);
  return any
    ? 'No se sabe de quién es: hay compras anteriores de ese artículo, y sin el ticket no se sabe cuál.'
    : 'No se sabe de quién es, y nadie compró antes ese artículo.';
}
