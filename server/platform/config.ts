import type { z } from 'zod';
import type { Conservacion } from '#domain/common/crecimiento';
import type { SinTiendas } from '#domain/common/sinTiendas';
import type { CsdFiles } from '../facturas/cfdi/csdFiles.ts';
import { type StampingConfig, stampingOf } from '../facturas/pac/config.ts';
import type { AllowedHost } from './allowList.ts';
import { environmentSchema } from './environmentSchema.ts';
import type { LogLevel } from './log.ts';
import type { MetricsAddress } from './metrics/endpoint.ts';
import { type RemoteNeighbours, readRemotes } from './neighbours/http/settings.ts';
import { type OidcSettings, oidcOf } from './oidc/settings.ts';

const LOG_LEVELS: Readonly<Record<z.output<typeof environmentSchema>['REGISTRO'], LogLevel>> = {
  peticiones: 'info',
  avisos: 'warn',
  errores: 'error',
};

/** Everything that the environment decides, read once at start. */
export interface Config {
  readonly puerto: number;
  readonly host: string;
  /** Begins and ends with a slash; the app lives under it, the calls under it plus `api/`. */
  readonly basePath: string;
  readonly carpetaDatos: string;
  /** The folder from which files of sales are taken in; null for none. */
  readonly carpetaEntrada: string | null;
  /** A PostgreSQL address, or null for the embedded database in `carpetaDatos`. */
  readonly databaseUrl: string | null;
  /** Where the same PostgreSQL is listened to, past a pool that keeps no sessions; null for `databaseUrl` itself. */
  readonly databaseUrlEscucha: string | null;
  /** A PostgreSQL that follows that one, from which what is only shown is read; null for none. */
  readonly databaseUrlLectura: string | null;
  /** From which lines on the log is written. */
  readonly registro: LogLevel;
  /** Where figures for operators are answered; null for nowhere. */
  readonly metricas: MetricsAddress | null;
  readonly auth: 'numiden' | 'contrasena' | 'oidc';
  /** The chain's identity provider, where people sign in by it; else null. */
  readonly oidc: OidcSettings | null;
  /** The one number that may enter by password where all others sign in by the provider; null for none. */
  readonly emergencia: number | null;
  /** The stores in which a person works who has none named. */
  readonly sinTiendas: SinTiendas;
  /** Whether an empty database is filled with sample data. */
  readonly demo: boolean;
  /** Balancers in front of the server, whose `X-Forwarded-*` headers alone are believed. */
  readonly proxies: readonly string[];
  /** The keys that seal secrets, 32 bytes each: the first seals, all open; empty for the key of the data folder. */
  readonly clavesSecretos: readonly Buffer[];
  /** The hosts to which a connection may be tried; none when it is empty. */
  readonly servidoresPermitidos: readonly AllowedHost[];
  /** The chain's own systems in the place of the embedded neighbours. */
  readonly vecinos: RemoteNeighbours;
  /** The mail server, or null: then mail waits in the outbox. */
  readonly smtpUrl: string | null;
  /** The sender of mail; null for the mail server's own name. */
  readonly remitente: string | null;
  /** Where the certificate that seals invoices is; null for one of the installation's own, without fiscal validity. */
  readonly csd: CsdFiles | null;
  /** The certified provider that stamps; null for the embedded one, without fiscal validity. */
  readonly timbrado: StampingConfig | null;
  /** The public keys to which backups are encrypted; none for backups that are not. */
  readonly respaldoPara: readonly string[];
  /** The file of the key by which encrypted backups are read; null for none. */
  readonly respaldoIdentidad: string | null;
  /** How long rows are kept that go by themselves, in days. */
  readonly conserva: Conservacion;
  /** Within how many milliseconds of the order to end the process has ended. */
  readonly cierreMs: number;
  /** Who issues the chain's invoices: tax number, name as on its certificate, and tax régimen. */
  readonly emisor: { readonly rfc: string; readonly nombre: string; readonly regimen: string };
  /** The chain's name, as its paper and its mail say it. */
  readonly cadena: string;
  /** The zone in which the stores count their days. */
  readonly zonaHoraria: string;
}

/**
 * Reads the environment (DESIGN, section 4). An empty variable counts as absent.
 * @returns the configuration, or one Spanish sentence for each wrong value.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly config: Config } | { readonly errores: readonly string[] } {
  const dadas = Object.fromEntries(
    Object.entries(environment).filter(([, valor]) => valor !== undefined && valor !== ''),
  );
  const result = environmentSchema.safeParse(dadas);
  const { vecinos, errores } = readRemotes(dadas, result.data?.SERVIDORES_PERMITIDOS ?? null);
  if (!result.success) return { errores: [...result.error.issues.map((problema) => problema.message), ...errores] };
  if (errores.length > 0) return { errores };
  const timbrado = stampingOf(result.data);
  if (timbrado !== null && 'errores' in timbrado) return timbrado;
  const oidc = result.data.AUTH === 'oidc' ? oidcOf(result.data) : null;
  if (oidc !== null && 'errores' in oidc) return oidc;
  const { PORT, HOST, BASE_PATH, DATA_DIR, DATABASE_URL, AUTH, DEMO, PROXIES, CLAVE_SECRETOS, TZ } = result.data;
  return {
    config: {
      puerto: PORT,
      host: HOST,
      basePath: BASE_PATH,
      carpetaDatos: DATA_DIR,
      carpetaEntrada: result.data.ENTRADA_DIR ?? null,
      databaseUrl: DATABASE_URL ?? null,
      databaseUrlEscucha: result.data.DATABASE_URL_ESCUCHA ?? null,
      databaseUrlLectura: result.data.DATABASE_URL_LECTURA ?? null,
      registro: LOG_LEVELS[result.data.REGISTRO],
      metricas: result.data.METRICAS ?? null,
      auth: AUTH,
      oidc,
      emergencia: result.data.AUTH_EMERGENCIA ?? null,
      sinTiendas: result.data.TIENDAS_SIN_NOMBRAR,
      demo: DEMO === 'si',
      proxies: PROXIES,
      clavesSecretos: CLAVE_SECRETOS,
      servidoresPermitidos: result.data.SERVIDORES_PERMITIDOS,
      vecinos,
      smtpUrl: result.data.SMTP_URL ?? null,
      remitente: result.data.REMITENTE ?? null,
      csd: csdOf(result.data),
      timbrado,
      respaldoPara: result.data.RESPALDO_PARA,
      respaldoIdentidad: result.data.RESPALDO_IDENTIDAD ?? null,
      conserva: keptOf(result.data),
      cierreMs: result.data.CIERRE_SEGUNDOS * 1_000,
      emisor: {
        rfc: result.data.EMISOR_RFC,
        nombre: result.data.EMISOR_NOMBRE,
        regimen: result.data.EMISOR_REGIMEN,
      },
      cadena: result.data.CADENA,
      zonaHoraria: TZ,
    },
  };
}

function keptOf(environment: z.output<typeof environmentSchema>): Conservacion {
  return {
    correos: environment.CONSERVA_CORREOS,
    claves: environment.CONSERVA_CLAVES,
    eventos: environment.CONSERVA_EVENTOS,
    entradas: environment.CONSERVA_ENTRADAS,
    novedades: environment.CONSERVA_NOVEDADES,
    lecturas: environment.CONSERVA_LECTURAS,
    rechazos: environment.CONSERVA_RECHAZOS,
    busquedas: environment.CONSERVA_BUSQUEDAS,
  };
}

// A missing part of it is told at start and stops nothing, so it is no fault of the environment.
function csdOf({ CSD_CER, CSD_LLAVE, CSD_CONTRASENA }: z.output<typeof environmentSchema>): CsdFiles | null {
  const files = { cer: CSD_CER ?? null, llave: CSD_LLAVE ?? null, contrasena: CSD_CONTRASENA ?? null };
  return Object.values(files).every((value) => value === null) ? null : files;
}
