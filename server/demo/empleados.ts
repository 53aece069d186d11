import { PERMISOS, type Permiso, type PermissionId } from '#domain/common/permisos';
import type { empleados, roles, usuarios } from '../platform/db/schema/personas.ts';
import { AREA, AREAS } from './catalogos.ts';
import { randomPerson, withoutAccents } from './personas.ts';
import type { Random } from './random.ts';

/** A sample employee that a newcomer can sign in as. */
export interface SampleEmployee {
  readonly numiden: number;
  readonly nombre: string;
  readonly rol: string;
  /** The rights of the role, in a few Spanish words, for the table that the start prints. */
  readonly may: string;
}

/** The five employees that a newcomer can sign in as. */
export const sampleEmployees: readonly SampleEmployee[] = [
  { numiden: 100001, nombre: 'Laura Méndez Castillo', rol: 'Administrador', may: 'todo' },
  {
    numiden: 100002,
    nombre: 'Jorge Peña Ríos',
    rol: 'Asesor de tienda',
    may: 'validar operaciones, abrir y comentar casos, hacer vales',
  },
  { numiden: 100003, nombre: 'Silvia Muñoz Arriaga', rol: 'Gerente', may: 'autorizar casos y vales' },
  { numiden: 100004, nombre: 'Raúl Ibarra Solís', rol: 'Facturación', may: 'facturas y sus casos' },
  { numiden: 100005, nombre: 'Daniela Cruz Fuentes', rol: 'sin rol', may: 'nada: no puede entrar' },
];

const ROL = { administrador: 1, asesor: 2, gerente: 3, facturacion: 4 } as const;

const ASESOR = [
  'validarOperacion',
  'crearCaso',
  'comentarCaso',
  'actualizarCaso',
  'escalarCaso',
  'solicitarAutorizacion',
  'verVales',
  'crearVale',
] as const satisfies readonly Permiso[];

type IdRol = (typeof ROL)[keyof typeof ROL];

const GRANTED: { readonly [Id in IdRol]: readonly Permiso[] } = {
  [ROL.administrador]: Object.keys(PERMISOS) as Permiso[],
  [ROL.asesor]: ASESOR,
  [ROL.gerente]: [
    ...ASESOR,
    'autorizarCaso',
    'cerrarCaso',
    'exportarListas',
    'autorizarVale',
    'cancelarVale',
    'verEstadisticas',
  ],
  [ROL.facturacion]: [
    'validarOperacion',
    'crearCaso',
    'comentarCaso',
    'actualizarCaso',
    'escalarCaso',
    'solicitarAutorizacion',
    'cerrarCaso',
    'facturar',
    'exportarListas',
    'verEstadisticas',
  ],
};

/** The roles of the sample chain. */
export const ROLES: readonly (typeof roles.$inferInsert & { id: number })[] = [
  { id: ROL.administrador, nombre: 'Administrador' },
  { id: ROL.asesor, nombre: 'Asesor de tienda' },
  { id: ROL.gerente, nombre: 'Gerente' },
  { id: ROL.facturacion, nombre: 'Facturación' },
];

/** The permissions of each role. */
export const ROL_PERMISOS: readonly { readonly idRol: number; readonly idPermiso: PermissionId }[] = Object.values(
  ROL,
).flatMap((idRol) => permissionsOf(idRol).map((idPermiso) => ({ idRol, idPermiso })));

function permissionsOf(idRol: IdRol): PermissionId[] {
  return GRANTED[idRol].map((permiso) => PERMISOS[permiso].id);
}

type Usuario = typeof usuarios.$inferInsert & { areas: number[] };
type Empleado = typeof empleados.$inferInsert;

const ALL_AREAS = AREAS.map((area) => area.id);

function mailOf(nombre: string): string {
  const [first = '', second = ''] = withoutAccents(nombre).toLowerCase().split(' ');
  return `${first}.${second}@mostrador.example`;
}

function sampleUser(numiden: number): Pick<Usuario, 'numiden' | 'nombreCompleto' | 'correo'> {
  const nombre = sampleEmployees.find((employee) => employee.numiden === numiden)?.nombre ?? '';
  return { numiden, nombreCompleto: nombre, correo: mailOf(nombre) };
}

function ofRole(idRol: IdRol) {
  return { idRol, permisos: permissionsOf(idRol) };
}

/** The administrator that an empty installation starts with. */
export function firstAdministrator(): Usuario {
  return {
    ...sampleUser(100001),
    nombreCompleto: 'Administrador',
    correo: 'administrador@mostrador.example',
    ...ofRole(ROL.administrador),
    areas: [],
  };
}

/** Everybody who uses the sample installation: the five above and thirty more, so that cases have many authors. */
export function sampleUsers(random: Random): readonly Usuario[] {
  return [
    {
      ...sampleUser(100001),
      ...ofRole(ROL.administrador),
      areas: ALL_AREAS,
      esGerente: true,
      areasGerente: ALL_AREAS,
    },
    { ...sampleUser(100002), ...ofRole(ROL.asesor), areas: [AREA.vales, AREA.entregas, AREA.atencion] },
    {
      ...sampleUser(100003),
      ...ofRole(ROL.gerente),
      areas: [AREA.vales, AREA.entregas, AREA.garantias, AREA.atencion],
      esGerente: true,
      areasGerente: [AREA.vales, AREA.entregas, AREA.atencion],
    },
    { ...sampleUser(100004), ...ofRole(ROL.facturacion), areas: [AREA.facturacion] },
    { ...sampleUser(100005), idRol: null, permisos: [], areas: [] },
    ...Array.from({ length: 30 }, (_, index): Usuario => {
      const { nombre, apellidoPaterno, apellidoMaterno } = randomPerson(random);
      const area = ALL_AREAS[index % ALL_AREAS.length] ?? AREA.atencion;
      const gerente = index % 10 === 9;
      return {
        numiden: 100101 + index,
        nombreCompleto: `${nombre} ${apellidoPaterno} ${apellidoMaterno}`,
        correo: mailOf(`${nombre.replace(/[ .]/g, '')} ${apellidoPaterno.replaceAll(' ', '')}${101 + index}`),
        ...ofRole(gerente ? ROL.gerente : area === AREA.facturacion ? ROL.facturacion : ROL.asesor),
        areas: [area],
        esGerente: gerente,
        areasGerente: gerente ? [area] : [],
      };
    }),
  ];
}

/** People of the sample chain who are no users yet, by their numbers; each tenth has left the chain. */
const OTHERS = { from: 100_201, count: 40 } as const;

/** The employees that human resources know for these users. */
export function asEmployees(personas: readonly Usuario[]): readonly Empleado[] {
  return personas.map(({ numiden, nombreCompleto, correo }) => ({ numiden, nombreCompleto, correo }));
}

/** Forty people that an administrator of the sample installation can add; some have no mail. */
export function employeesWithoutUser(random: Random): readonly Empleado[] {
  return Array.from({ length: OTHERS.count }, (_, index) => {
    const numiden = OTHERS.from + index;
    const { nombre, apellidoPaterno, apellidoMaterno } = randomPerson(random);
    const mailbox = `${nombre.replace(/[ .]/g, '')} ${apellidoPaterno.replaceAll(' ', '')}${numiden % 1_000}`;
    return {
      numiden,
      nombreCompleto: `${nombre} ${apellidoPaterno} ${apellidoMaterno}`,
      correo: index % 8 === 7 ? null : mailOf(mailbox),
      activo: index % 10 !== 9,
    };
  });
}
