import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Turn } from './fairQueue.ts';
import { createFairQueue } from './fairQueue.ts';

/** What a hash costs: memory is 128 · N · r bytes, work grows with N · r · p. */
export interface Costo {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's scrypt (Password Storage Cheat Sheet): 128 MiB and a third of a second a guess, off the main thread. */
const COSTO: Costo = { N: 2 ** 17, r: 8, p: 1 };
/** Room for a hash that was stored at twice that cost. */
const MEMORIA_MAXIMA = 320 * 1024 * 1024;
const LARGO = 32;

/** One of the four threads that Node has for such work stays free for files and names; memory is 128 MiB a lane. */
const CARRILES = Math.min(3, Math.max(1, availableParallelism()));
const MAX_EN_ESPERA = 200;

/** What became of a password: `porRecifrar` is right, but its hash costs less than one that is made today. */
export type Juicio = 'incorrecta' | 'correcta' | 'porRecifrar';

/** Hashes and judges passwords, a few at once. */
export interface Contrasenas {
  /** Hashes a password as 'scrypt$N$r$p$salt$key' (salt and key in base64url), so that the cost can be raised later. */
  cifrar(contrasena: string, turno?: Turn): Promise<string>;
  /**
   * Judges a password against a hash. Without a hash, and with one of an older cost, a refusal takes as long as any, so
   * that the time of the answer does not tell which employee numbers exist.
   * @throws Rechazo 503 when too many strangers wait.
   */
  juzgar(contrasena: string, hash: string | null, turno: Turn): Promise<Juicio>;
}

const derivar = (contrasena: string, sal: Buffer, costo: Costo): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(contrasena.normalize('NFKC'), sal, LARGO, { ...costo, maxmem: MEMORIA_MAXIMA }, (error, clave) =>
      error ? reject(error) : resolve(clave),
    );
  });

interface HashLeido {
  readonly costo: Costo;
  readonly sal: Buffer;
  readonly clave: Buffer;
}

const leerHash = (hash: string | null): HashLeido | null => {
  const [metodo, N, r, p, sal, clave] = (hash ?? '').split('$');
  if (metodo !== 'scrypt' || sal === undefined || clave === undefined) return null;
  return {
    costo: { N: Number(N), r: Number(r), p: Number(p) },
    sal: Buffer.from(sal, 'base64url'),
    clave: Buffer.from(clave, 'base64url'),
  };
};

const trabajoDe = ({ N, r, p }: Costo): number => N * r * p;

const SIN_NADIE = { who: '', known: true } as const;

/** @param costo of new hashes; only tests, which make many, hand in a cheaper one. */
export const crearContrasenas = (costo: Costo = COSTO): Contrasenas => {
  const enFila = createFairQueue({ lanes: CARRILES, maxWaiting: MAX_EN_ESPERA });

  const cifrar = async (contrasena: string): Promise<string> => {
    const sal = randomBytes(16);
    const clave = await derivar(contrasena, sal, costo);
    return ['scrypt', costo.N, costo.r, costo.p, sal.toString('base64url'), clave.toString('base64url')].join('$');
  };

  const juzgar = async (contrasena: string, hash: string | null): Promise<Juicio> => {
    const leido = leerHash(hash);
    if (leido === null) {
      await derivar(contrasena, Buffer.alloc(16), costo);
      return 'incorrecta';
    }
    const dada = await derivar(contrasena, leido.sal, leido.costo);
    const falta = trabajoDe(costo) - trabajoDe(leido.costo);
    if (dada.length === leido.clave.length && timingSafeEqual(dada, leido.clave)) {
      return falta > 0 ? 'porRecifrar' : 'correcta';
    }
    for (let hecho = 0; hecho < falta; hecho += trabajoDe(leido.costo)) {
      await derivar(contrasena, leido.sal, leido.costo);
    }
    return 'incorrecta';
  };

  return {
    cifrar: (contrasena, turno = SIN_NADIE) => enFila(turno, () => cifrar(contrasena)),
    juzgar: (contrasena, hash, turno) => enFila(turno, () => juzgar(contrasena, hash)),
  };
};

// Without 0/O, 1/l/I: these are read aloud and copied by hand.
const LETRAS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A password for somebody's first login: twelve letters and digits in three groups, about 60 bits. */
export const contrasenaAleatoria = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => LETRAS[randomInt(LETRAS.length)]).join('')).join('-');
