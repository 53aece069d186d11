import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer, Call, IntegrationCall, ParsedInput } from '#contract/common/call';
import type { CallName, Contract } from '#contract/contract';
import type { Alcance } from '#domain/cadena/integraciones';
import type { Pendiente } from '#domain/common/pendiente';
import type { Presente } from '#domain/common/presencia';
import type { Limite } from '#domain/personas/limiteAutorizar';
import type { Sealer } from '../../facturas/cfdi/sealer.ts';
import type { ComputerCookie } from '../../personas/sesion/knownComputers.ts';
import type { Passwords } from '../../personas/sesion/passwords.ts';
import type { PresenceRecord } from '../changes/presence.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { LimitedNeighbours } from '../neighbours/limited.ts';
import type { IdentityProvider } from '../oidc/provider.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** The person who is signed in, as the server read them from the database for this very request. */
export interface ServerSession {
  /** By which its owner names this session; it opens nothing. */
  readonly id: number;
  /** Since when, by the server's clock. */
  readonly abierta: Date;
  readonly numiden: number;
  readonly nombre: string;
  readonly tienda: { readonly id: number; readonly nombre: string };
  /** Of the store, from which the zone of its days follows; null where none is known. */
  readonly codigoPostal: string | null;
  readonly areas: readonly number[];
  readonly permisos: readonly number[];
  readonly roles: readonly number[];
  /** Up to how much the person authorizes, as it was when the request came in: a decision asks again under its lock. */
  readonly limite: Limite;
  /** Only calls whose `conPendiente` names it are answered until it is done; null where nothing is asked before work. */
  readonly pendiente: Pendiente | null;
}

/** The integration whose credential this very request carries. */
export interface CallingIntegration {
  readonly id: number;
  readonly nombre: string;
  readonly alcances: readonly Alcance[];
}

/** A file of a multipart call, whole in memory: the limits (5 files of 10 MB) are kept while it is received. */
export interface ReceivedFile {
  /** As the person's browser sent it: not yet safe to use as a name. */
  readonly nombre: string;
  readonly bytes: number;
  readonly contenido: Buffer;
  /** Of the content, in hexadecimal; counted while it came, a piece at a time. */
  readonly sha256: string;
}

/** A cookie of this request and its answer. */
export interface Cookie {
  readonly token: string | null;
  set(token: string): void;
  clear(): void;
}

/** Where the streams of changes are opened. */
export interface ChangeStreams {
  /** Opens a stream for a person who has just been let in; it ends with its reader. */
  open(person: ServerSession): Readable;
  /**
   * Answers as `work` does; where many follow the changes, and so ask the same at once, as it did to another one since
   * the last change that was heard, a second ago at most. `work` must not need its asker, and `question` must say all
   * that the answer hangs on.
   */
  readTogether<R>(question: string, work: () => Promise<R>): Promise<R>;
  /** Who has a record open, as far as a person may know it. */
  presentTo(person: ServerSession, record: PresenceRecord): readonly Presente[];
}

/** The things that any handler may know and use besides its input, whoever asks. */
interface CommonContext {
  /** Refuses everything once the asker has gone, but in calls that happen once: see `Base.dbFor`. */
  readonly db: Db;
  /** The same database for work that is owed though the asker has gone, as giving back what was taken. */
  readonly lastingDb: Db;
  readonly config: Config;
  readonly clock: () => Date;
  readonly ip: string;
  /** Files of a multipart call in the order sent, else empty. A sixth file or one over 10 MB never gets here. */
  readonly files: readonly ReceivedFile[];
  /** The browser's name for itself (`User-Agent`), at most 256 characters. */
  readonly navegador: string;
  readonly passwords: Passwords;
  /** The chain's identity provider; null where people do not sign in by one. */
  readonly provider: IdentityProvider | null;
  readonly secrets: Secrets;
  /** Seals invoices, before any provider has them. */
  readonly sealer: Sealer;
  /** The systems beside this one. They are asked outside of any transaction: each may be far away, and slow. */
  readonly neighbours: LimitedNeighbours;
  /** Version of the running server, as package.json says it. */
  readonly version: string;
  readonly changes: ChangeStreams;
  /** The server's log, for what goes wrong beside an answer that is given all the same. */
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** The same in a call of a person. */
export interface Context extends CommonContext {
  /** Who asks. Reading it in a 'publico' call without a session is a programming error and throws. */
  readonly sesion: ServerSession;
  /** The `Idempotency-Key` header; null where a client sent none, and in calls without `unaVez`. */
  readonly idempotencyKey: string | null;
  readonly cookie: Cookie;
  /** The cookie that goes with a browser to the identity provider and back. */
  readonly trip: Cookie;
  /** The cookie by which this computer is known at login. */
  readonly computer: ComputerCookie;
}

/** The same in a call of an integration: there is no person, no session and no cookie. */
export interface IntegrationContext extends CommonContext {
  /** Who asks. */
  readonly integracion: CallingIntegration;
}

/** The answer of a handler of an 'archivo' call. `tipo` comes from our own table, never from the uploader. */
export interface FileToDownload {
  readonly nombre: string;
  readonly tipo: string;
  /** Null when it is not known before the end: the file is then sent in chunks, and a break is seen as one. */
  readonly bytes: number | null;
  readonly stream: Readable;
}

/** The answer of a handler: a file, a stream of changes, or the JSON of its call. */
export type HandlerAnswer<L extends Call> = L['salida'] extends 'archivo'
  ? FileToDownload
  : L['salida'] extends 'eventos'
    ? Readable
    : Answer<L>;

/** Answers one call of the contract; refuses by throwing a `Rejection`. */
export type Handler<L extends Call> = (
  input: ParsedInput<L>,
  context: L extends IntegrationCall ? IntegrationContext : Context,
) => Promise<HandlerAnswer<L>>;

/** A handler for every call of a part of the contract (`HandlersOf<typeof casos>`). */
export type HandlersOf<G extends Record<string, Call>> = { readonly [N in keyof G]: Handler<G[N]> };

/** A handler for every call of the product; does not compile while one is missing. */
export type Handlers = { readonly [N in CallName]: Handler<Contract[N]> };
