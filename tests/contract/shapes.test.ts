import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { casos } from '#contract/casos/casos';
import { actionAnswerSchema } from '#contract/common/answers';
import { errorBodySchema } from '#contract/common/failure';
import { roles } from '#contract/personas/roles';
import { areaSchema, motivoEscalamientoSchema, subcategoriaSchema, tiendaSchema } from '#domain/cadena/catalogos';
import { anexoSchema, fullCaseReason } from '#domain/casos/anexos';
import { casoDeListaSchema, casoSchema, filtroCasosSchema, NO_FILTER, porAutorizarSchema } from '#domain/casos/casos';
import { busquedaClienteSchema, clientesEncontradosSchema, nombreCompletoCliente } from '#domain/casos/clientes';
import { solicitudCasoSchema } from '#domain/casos/nuevoCaso';
import {
  anexosNuevosSchema,
  cambioEstadoSchema,
  cierreSchema,
  comentarioSchema,
  escalamientoSchema,
  resolucionSchema,
  solicitudAutorizacionSchema,
} from '#domain/casos/trabajosCaso';
import { correoDeListaSchema } from '#domain/common/correos';
import { movimientoSchema } from '#domain/common/history';
import { rolEliminadoSchema, rolGuardadoSchema, rolSchema } from '#domain/personas/roles';
import { cuentaSchema, detallesUsuarioSchema, numidenDeEntradaSchema, sesionSchema } from '#domain/personas/sesion';
import {
  empleadoSchema,
  filtroUsuariosSchema,
  usuarioDeListaSchema,
  usuarioGuardadoSchema,
  usuarioSchema,
} from '#domain/personas/usuarios';
import { billeteraSchema } from '#domain/vales/billetera';
import { certificadoSchema } from '#domain/vales/certificados';
import {
  ajusteCreditoSchema,
  condonacionSchema,
  consultaCreditoSchema,
  consultaMetodosSchema,
  devolucionSchema,
  devolverValeSchema,
  metodoDevolucionSchema,
} from '#domain/vales/devoluciones';
import {
  filtroListaValesSchema,
  valeDeListaSchema,
  valeDeOperacionSchema,
  valePorAutorizarSchema,
} from '#domain/vales/listaVales';
import { reposicionValeSchema } from '#domain/vales/trabajosVale';
import { articuloOperacionSchema, detalleOperacionSchema } from '#domain/ventas/operaciones';
import * as sample from './shapes.samples.ts';

/** The shapes that cross the wire, each with one that is whole: written by hand from the specification's section 3. */
const SHAPES: readonly (readonly [name: string, schema: z.ZodType, whole: unknown])[] = [
  ['a case', casoSchema, sample.caso],
  ['a case of a list', casoDeListaSchema, sample.listedCase],
  ['an entry of the history', movimientoSchema, sample.movement],
  ['a request for authorization', porAutorizarSchema, sample.waiting],
  ['a new case', solicitudCasoSchema, sample.request],
  ['a filter of cases', filtroCasosSchema, sample.filter],
  [
    'a comment',
    comentarioSchema,
    { ...sample.ofCase, comentario: 'Se llamó al cliente.', menciones: [100002], sigue: sample.follow },
  ],
  ['an escalation', escalamientoSchema, { ...sample.ofCase, ...sample.destination, comentario: 'Falta el folio.' }],
  ['a plea for authorization', solicitudAutorizacionSchema, { ...sample.ofCase, motivo: 'La garantía venció.' }],
  ['a decision', resolucionSchema, { ...sample.ofCase, autorizado: false, comentario: 'No procede.' }],
  ['a close', cierreSchema, { ...sample.ofCase, solucion: 'Se entregó otra.', sigueEn: 2 }],
  ['a taking over', cambioEstadoSchema, { ...sample.ofCase, idEstado: 2 }],
  ['new attachments', anexosNuevosSchema, { version: 3 }],
  ['an attachment', anexoSchema, sample.file],
  ['the customers found', clientesEncontradosSchema, { clientes: [sample.customer], limiteExcedido: true }],
  ['a search of customers', busquedaClienteSchema, { nombre: 'Ana', apePat: 'Uc', apeMat: '' }],
  ['an operation', detalleOperacionSchema, sample.operation],
  ['a voucher', valeDeOperacionSchema, sample.vale],
  ['a voucher of a list', valeDeListaSchema, sample.listedVale],
  ['a voucher that waits', valePorAutorizarSchema, sample.waitingVale],
  ['a filter of vouchers', filtroListaValesSchema, sample.voucherFilter],
  ['a mail of the outbox', correoDeListaSchema, sample.owedMail],
  ['a replacement', reposicionValeSchema, { id: 1, version: 3, motivo: 'El cliente perdió su papel.' }],
  ['a session', sesionSchema, sample.sesion],
  ['a user', detallesUsuarioSchema, sample.user],
  ['an account', cuentaSchema, sample.account],
  ['a store', tiendaSchema, { cvetda: 1, nombre: 'Tienda Centro' }],
  ['an area', areaSchema, { id: 2, nombre: 'Atención a clientes' }],
  ['a category', subcategoriaSchema, { id: 20, nombre: 'GARANTÍA', idArea: 2 }],
  ['a reason to escalate', motivoEscalamientoSchema, { id: 8, descripcion: 'No se pudo facturar', idArea: 1 }],
  ['the answer of an action', actionAnswerSchema, { codigo: 1, descripcion: 'Hecho con éxito' }],
  ['the answer of a work', casos.cerrarCaso.salida, sample.result],
  ['a page of cases', casos.listaCasos.salida, { listaCasos: [sample.listedCase], total: 1, limiteExcedido: true }],
  ['the path to a case', casos.detalleCaso.entrada.ruta, { id: 7001 }],
  ['a role', rolSchema, sample.role],
  [
    'a role to be saved',
    rolGuardadoSchema,
    { id: 2, nombre: 'Asesor', permisos: [2], limite: 5_000, segundoFactor: true, idAplicacion: 146, version: 4 },
  ],
  [
    'a role to be deleted',
    rolEliminadoSchema,
    { id: 2, nombre: 'Asesor', permisos: [2], idAplicacion: 146, version: 4 },
  ],
  ['the permissions', roles.categoriasPermiso.salida, sample.permissionCategories],
  ['a user to be edited', usuarioSchema, sample.wholeUser],
  ['a user to be saved', usuarioGuardadoSchema, sample.editedUser],
  ['a user of a list', usuarioDeListaSchema, sample.listedUser],
  ['a filter of users', filtroUsuariosSchema, sample.userFilter],
  ['an employee', empleadoSchema, { situacion: 'disponible', nombreCompleto: 'Nora Nueva', correo: 'nora@correo.mx' }],
  ['a refund method', metodoDevolucionSchema, sample.refundMethod],
  ['a refund', devolucionSchema, sample.refund],
  ['what may be forgiven', condonacionSchema, sample.forgiveness],
  ['a credit adjustment', ajusteCreditoSchema, sample.creditAdjustment],
  ['a wallet', billeteraSchema, sample.wallet],
  ['a gift certificate', certificadoSchema, sample.certificate],
  ['a question for methods', consultaMetodosSchema, { tipo: 1, tienda: 1, operacion: 1_000_001, saldo: 116 }],
  ['a question for the credit', consultaCreditoSchema, { tienda: 1, operacion: 1_000_001, importe: 116 }],
  ['a refund by cheque', devolverValeSchema, { id: 7, version: 2, metodo: 5, folio: 'CH-1' }],
  ['a refusal', errorBodySchema, sample.rejection],
];

/** The fields that may be left out: the product fills them in, or does without. */
const OPTIONAL = new Set([
  'a voucher: sinRespaldo',
  'a voucher of a list: sinRespaldo',
  'a voucher that waits: acumulado',
  'a session: limite',
  'a user: limite',
  'a user to be edited: limite',
  'a role: limite',
  'a role: segundoFactor',
  'a role to be saved: limite',
  'a role to be saved: segundoFactor',
  'an account: ausencia',
  'a user to be edited: ausencia',
  'a user to be edited: segundoFactor',
  'a user of a list: fueraHasta',
  'a user of a list: segundoFactor',
  'a user of a list: sinTiendas',
  'a close: sigueEn',
  'a new case: idArea',
  'a new case: parametrosBusqueda',
  'a new case: otroCliente',
  'a filter of cases: folio',
  'a filter of cases: cvetda',
  'a filter of cases: categoria',
  'a filter of cases: nomCliente',
  'a filter of cases: idEstatus',
  'a filter of cases: numIden',
  'a filter of cases: fechaIni',
  'a filter of cases: fechaFin',
  'a filter of cases: soloAbiertos',
  'a filter of cases: fechaSolucionIni',
  'a filter of cases: fechaSolucionFin',
  'a filter of cases: orden',
  'a filter of cases: telefono',
  'a filter of cases: operacion',
  'a filter of cases: tiendaOperacion',
  'a filter of cases: aMiCargo',
  'a filter of cases: sinAsignar',
  'a filter of cases: sinAtencion',
  'a filter of cases: fueraDePlazo',
  'a filter of cases: estados',
  'a filter of cases: tiendas',
  'a filter of cases: categorias',
  'a filter of cases: areas',
  'a filter of cases: aCargoDe',
  'a comment: version',
  'a comment: menciones',
  'a comment: sigue',
  'a case: comentarios.0.menciones',
  'a case: relacionados',
  'new attachments: version',
  'a page of cases: limiteExcedido',
  'a role to be saved: id',
  'a role to be saved: version',
  'a role to be deleted: nombre',
  'a role to be deleted: permisos',
  'a role to be deleted: version',
  'a user to be saved: tiendas',
  'a user to be saved: activo',
  'a user to be saved: version',
  'a user to be saved: heredero',
  'a filter of users: idRol',
  'a filter of users: busqueda',
  'a filter of users: inactivos',
  'a filter of users: venCasos',
  'a filter of users: orden',
  'a filter of vouchers: tienda',
  'a filter of vouchers: numIden',
  'a filter of vouchers: nombre',
  'a filter of vouchers: fechaInicial',
  'a filter of vouchers: fechaFinal',
  'a filter of vouchers: folio',
  'a filter of vouchers: estado',
  'a filter of vouchers: tipo',
  'a filter of vouchers: soloMios',
  'a filter of vouchers: fueraDePlazo',
  'a filter of vouchers: orden',
  'a question for methods: saldo',
  'a refusal: campos',
  'a refusal: entidad',
  'a refusal: id',
  'a refusal: version',
  'a refusal: cambios',
]);

describe.each(SHAPES)('%s', (name, schema, whole) => {
  it('keeps every field', () => {
    expect(schema.parse(whole)).toEqual(whole);
  });

  it.each(fieldsOf(whole).map((field) => ({ field: field.join('.'), at: field })))(
    'lacks nothing: $field',
    ({ field, at }) => {
      expect(schema.safeParse(changed(whole, at, undefined)).success).toBe(OPTIONAL.has(`${name}: ${field}`));
    },
  );

  it.each(fieldsOf(whole).map((field) => ({ field: field.join('.'), at: field })))(
    'takes no nonsense: $field',
    ({ at }) => {
      expect(schema.safeParse(changed(whole, at, { nonsense: Symbol('nonsense') })).success).toBe(false);
    },
  );
});

describe('an employee number to sign in with', () => {
  it.each([
    [100_001, '100001'],
    [' 100001 ', '100001'],
    ['0000000007', '0000000007'],
  ])('%j is %s', (given, digits) => {
    expect(numidenDeEntradaSchema.parse(given)).toBe(digits);
  });

  it.each(['', 'x1', '1x', '12345678901', '1.5', -1, null, true])('%j is refused, and says so', (given) => {
    const { error } = numidenDeEntradaSchema.safeParse(given);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'El número de empleado lleva solo dígitos, diez como máximo.',
    ]);
  });
});

it('the status of a package or an article is a number that there is', () => {
  const [article] = sample.operation.articulos;
  for (const [field, wrong] of [
    ['estadoPaquete', '6'],
    ['estadoPaquete', 99],
    ['estadoArticulo', '6'],
    ['estadoArticulo', 99],
  ] as const)
    expect(articuloOperacionSchema.safeParse({ ...article, [field]: wrong }).success).toBe(false);
});

it('a text that is too short is told what it lacks', () => {
  const messages = (schema: z.ZodType, value: object) =>
    schema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(messages(comentarioSchema, { ...sample.ofCase, comentario: ' ' })).toEqual(['Campo requerido']);
  expect(messages(cierreSchema, { ...sample.ofCase, solucion: 'ya' })).toEqual(['Escriba al menos 5 caracteres.']);
});

it('a filter is without what is left out, and a page without more than it says', () => {
  expect(NO_FILTER).toEqual(filtroCasosSchema.parse(NO_FILTER));
  expect(NO_FILTER.soloAbiertos).toBe(false);
  expect(casos.listaCasos.salida.parse({ listaCasos: [], total: 0 }).limiteExcedido).toBe(false);
});

describe('lists that have an end', () => {
  it.each([
    [
      clientesEncontradosSchema,
      (n: number) => ({ clientes: Array(n).fill(sample.customer), limiteExcedido: false }),
      20,
    ],
    [
      solicitudCasoSchema,
      (n: number) => ({ ...sample.request, parametrosBusqueda: Array(n).fill({ tipo: 1, valor: '7' }) }),
      4,
    ],
  ] as const)('hold so many and no more', (schema, of, most) => {
    expect(schema.safeParse(of(0)).success).toBe(true);
    expect(schema.safeParse(of(most)).success).toBe(true);
    expect(schema.safeParse(of(most + 1)).success).toBe(false);
  });

  it('a case takes a hundred attachments, and says how many still fit', () => {
    expect([fullCaseReason(99, 1), fullCaseReason(95, 5), fullCaseReason(0, 5)]).toEqual([null, null, null]);
    expect(fullCaseReason(99, 2)).toBe('Un caso admite 100 anexos: a este se le puede agregar solo 1.');
    expect(fullCaseReason(98, 3)).toBe('Un caso admite 100 anexos: a este se le pueden agregar solo 2.');
    for (const has of [100, 101])
      expect(fullCaseReason(has, 1)).toBe('El caso ya tiene 100 anexos, el máximo: no se pueden agregar más.');
  });
});

it('what is left out of a new case and of a filter is filled in', () => {
  const { idArea: _area, parametrosBusqueda: _parameters, otroCliente: _other, ...request } = sample.request;
  expect(solicitudCasoSchema.parse(request)).toEqual({ ...request, parametrosBusqueda: [], otroCliente: false });
  const {
    soloAbiertos: _open,
    fechaSolucionIni: _from,
    fechaSolucionFin: _to,
    orden: _order,
    telefono: _phone,
    operacion: _operation,
    tiendaOperacion: _store,
    aMiCargo: _mine,
    sinAsignar: _nobodys,
    sinAtencion: _late,
    fueraDePlazo: _overdue,
    estados: _states,
    tiendas: _stores,
    categorias: _categories,
    areas: _areas,
    aCargoDe: _whose,
    ...filter
  } = sample.filter;
  expect(filtroCasosSchema.parse(filter)).toEqual({
    ...filter,
    soloAbiertos: false,
    fechaSolucionIni: null,
    fechaSolucionFin: null,
    orden: 'recientes',
    telefono: '',
    operacion: null,
    tiendaOperacion: null,
    aMiCargo: false,
    sinAsignar: false,
    sinAtencion: false,
    fueraDePlazo: false,
    estados: [],
    tiendas: [],
    categorias: [],
    areas: [],
    aCargoDe: [],
  });
});

it('a customer is named surnames first, without what is missing', () => {
  const name = { nombre: 'Ana', apellidoPaterno: 'Uc', apellidoMaterno: 'Pech' };
  expect(nombreCompletoCliente(name)).toBe('Uc Pech Ana');
  expect(nombreCompletoCliente({ ...name, apellidoMaterno: null })).toBe('Uc Ana');
});

/** The way to every field, into objects and into the first of a list. */
function fieldsOf(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.slice(0, 1).map((one) => ['0', one] as const)
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => [
    ...(Array.isArray(value) ? [] : [[key]]),
    ...fieldsOf(inner).map((way) => [key, ...way]),
  ]);
}

/** The same value with another one at the end of the way; undefined takes the field out. */
function changed(value: unknown, [key = '', ...way]: readonly string[], put: unknown): unknown {
  const inner = way.length === 0 ? put : changed((value as Record<string, unknown>)[key], way, put);
  if (Array.isArray(value)) return [inner, ...value.slice(1)];
  const { [key]: _old, ...others } = value as Record<string, unknown>;
  return inner === undefined ? others : { ...others, [key]: inner };
}
