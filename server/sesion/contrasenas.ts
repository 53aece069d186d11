import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt with 32 MiB a guess (cost 2^15, block 8): about 60 ms on a small server, off the main thread. */
const COSTO = { N: 2 ** 15, r: 8, p: 1 } as const;
const MEMORIA_MAXIMA = 64 * 1024 * 1024;
const LARGO = 32;

interface Costo {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const derivar = (contrasena: string, sal: Buffer, costo: Costo): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(contrasena.normalize('NFKC'), sal, LARGO, { ...costo, maxmem: MEMORIA_MAXIMA }, (error, clave) =>
      error ? reject(error) : resolve(clave),
    );
  });

/** Hashes a password as 'scrypt$N$r$p$salt$key' (salt and key in base64url), so that the cost can be raised later. */
export const cifrarContrasena = async (contrasena: string): Promise<string> => {
  const sal = randomBytes(16);
  const clave = await derivar(contrasena, sal, COSTO);
  return ['scrypt', COSTO.N, COSTO.r, COSTO.p, sal.toString('base64url'), clave.toString('base64url')].join('$');
};

/**
 * Tells whether a password is the one of a hash. Without a hash it works just as long and answers false, so that the
 * time of the answer does not tell which employee numbers exist.
 */
export const contrasenaCorrecta = async (contrasena: string, hash: string | null): Promise<boolean> => {
  const [metodo, N, r, p, sal, clave] = (hash ?? '').split('$');
  if (metodo !== 'scrypt' || sal === undefined || clave === undefined) {
    await derivar(contrasena, Buffer.alloc(16), COSTO);
    return false;
  }
  const esperada = Buffer.from(clave, 'base64url');
  const dada = await derivar(contrasena, Buffer.from(sal, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return dada.length === esperada.length && timingSafeEqual(dada, esperada);
};

// Without 0/O, 1/l/I: these are read aloud and copied by hand.
const LETRAS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A password for somebody's first login: twelve letters and digits in three groups, about 60 bits. */
export const contrasenaAleatoria = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => LETRAS[randomInt(LETRAS.length)]).join('')).join('-');
