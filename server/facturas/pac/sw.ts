import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { NeighbourUnready } from '../../platform/neighbours/asked.ts';
import { CannotTell, StampRefusal } from '../neighbours/stamper.ts';
import type { Answered, Ask, ProviderRequest } from './ask.ts';
import { followsFromBytes, providerUnready, stampCode } from './codes.ts';
import { earlierStamp } from './earlierStamp.ts';
import type { CancelAnswer, Provider, ProviderAccess } from './provider.ts';
import { demandVerified } from './verified.ts';

interface Access extends ProviderAccess {
  /** The other host of SW, from which stamped documents are had again. */
  readonly urlConsulta: URL;
}

/** A token is good for two hours; a new one is asked for a little earlier, in milliseconds. */
const TOKEN_MS = 100 * 60_000;

/** The longest key that it takes. */
const CUSTOM_ID = 100;

const failure = z.object({
  status: z.literal('error'),
  message: z.string().nullish(),
  messageDetail: z.string().nullish(),
  data: z.unknown(),
});

const stampData = z.object({ uuid: z.string().nullish(), cfdi: z.string().nullish(), tfd: z.string().nullish() });
const cancelData = z.object({
  acuse: z.string().nullish(),
  uuid: z.record(z.string(), z.union([z.string(), z.number()])).nullish(),
});
const success = <D extends z.ZodType>(data: D) => z.object({ status: z.literal('success'), data });

/** SW sapien (REST): sealed invoices and signed requests go there; the calls that take a private key are not used. */
export function swProvider(access: Access, ask: Ask, now: () => Date): Provider {
  const { url, urlConsulta, rfcs } = access;
  const send = sending(access, ask, now);

  /** The document that was stamped before: in the answer, or had again by the UUID that stands there. */
  const stampedBefore = async (data: unknown): Promise<string> => {
    const { cfdi, uuid, tfd } = stampData.safeParse(data).data ?? {};
    if (cfdi) return cfdi;
    const known = uuid ?? /UUID="([0-9A-Fa-f-]{36})"/.exec(tfd ?? '')?.[1];
    if (!known) throw new Error('SW stamped it before, and says neither the document nor its UUID');
    const answer = await send({ metodo: 'GET', url: at(urlConsulta, `datawarehouse/v1/live/${known}`), cuerpo: null });
    if (answer.estado !== 200) throw new Error(`SW has no document of ${known}: status ${answer.estado}`);
    return answer.cuerpo;
  };

  const stamp: Provider['stamp'] = async (sellado, clave) => {
    const part = onePart(sellado);
    const answer = await send({
      metodo: 'POST',
      url: at(url, 'v4/cfdi33/stamp/v4'),
      cabeceras: { ...part.cabeceras, customid: clave.slice(0, CUSTOM_ID) },
      cuerpo: part.cuerpo,
    });
    const body = jsonOf(answer);
    const good = success(stampData).safeParse(body);
    if (answer.estado === 200 && good.success && good.data.data.cfdi) {
      return demandVerified(good.data.data.cfdi, sellado, rfcs);
    }
    const { codigo, texto, data } = failureOf(answer, body);
    const read = namesStamp(data) ? ({ clase: 'antes' } as const) : stampCode(codigo, texto);
    switch (read.clase) {
      case 'antes':
        return demandVerified(await earlierStamp(() => stampedBefore(data)), sellado, rfcs);
      case 'no':
        throw new StampRefusal([read.rechazo]);
      case 'noListo':
        throw new NeighbourUnready(read.texto);
      case 'desconocido':
        throw new Error(`SW did not say what it did: status ${answer.estado}, ${codigo} ${texto}`);
    }
  };

  return {
    stamp,
    // It has no question for it: the same bytes again get the earlier stamp, or their first one.
    async find(sellado, clave) {
      try {
        return await stamp(sellado, clave);
      } catch (error) {
        if (error instanceof StampRefusal && error.rechazos.every(followsFromBytes)) return null;
        throw error instanceof StampRefusal
          ? new CannotTell(`SW refuses it now, which says nothing of earlier tries: ${error.message}`)
          : error;
      }
    },
    async cancel(signed, { uuid }): Promise<CancelAnswer> {
      const part = onePart(signed);
      const answer = await send({ metodo: 'POST', url: at(url, 'cfdi33/cancel/xml'), ...part });
      const body = jsonOf(answer);
      const good = success(cancelData).safeParse(body);
      const data = good.success ? good.data.data : (cancelData.safeParse(failureData(body)).data ?? {});
      const own = Object.entries(data.uuid ?? {}).find(([key]) => key.toUpperCase() === uuid.toUpperCase())?.[1];
      if (own !== undefined) return { codigo: String(own), texto: messageOf(body), acuse: data.acuse || null };
      const { codigo, texto } = failureOf(answer, body);
      return { codigo, texto, acuse: null };
    },
    async check() {
      const answer = await send({
        metodo: 'GET',
        url: at(urlConsulta, 'management/v2/api/users/balance'),
        cuerpo: null,
      });
      const body = jsonOf(answer);
      if (body === undefined) throw new Error(`Status ${answer.estado}, and no answer of SW in it`);
      const good = success(z.object({ stampsBalance: z.number() })).safeParse(body);
      return good.success ? good.data.data.stampsBalance : null;
    },
  };
}

/** Whether a failure has a stamp beside it: then the invoice is stamped, whatever the failure says. */
function namesStamp(data: unknown): boolean {
  const { uuid, tfd, cfdi } = stampData.safeParse(data).data ?? {};
  return Boolean(uuid || tfd || cfdi?.includes('TimbreFiscalDigital'));
}

type Unsigned = Omit<ProviderRequest, 'cabeceras'> & { readonly cabeceras?: ProviderRequest['cabeceras'] };

/** Sends with the token, which is asked for when there is none, and once anew when it is not taken. */
function sending({ url, usuario, contrasena }: ProviderAccess, ask: Ask, now: () => Date) {
  let kept: { readonly token: string; readonly until: number } | null = null;
  const fresh = async (): Promise<string> => {
    const answer = await ask({
      metodo: 'POST',
      url: at(url, 'v2/security/authenticate'),
      cabeceras: { 'Content-Type': 'application/json' },
      cuerpo: JSON.stringify({ user: usuario, password: contrasena }),
    });
    const body = jsonOf(answer);
    const good = success(z.object({ token: z.string().min(1) })).safeParse(body);
    if (!good.success) {
      if (answer.estado === 401 || answer.estado === 403 || /^AU2/.test(messageOf(body))) throw loginRefused();
      throw new Error(`SW gave no token: status ${answer.estado}`);
    }
    kept = { token: good.data.data.token, until: now().getTime() + TOKEN_MS };
    return kept.token;
  };
  return async (sent: Unsigned): Promise<Answered> => {
    const by = (token: string) => ask({ ...sent, cabeceras: { ...sent.cabeceras, Authorization: `Bearer ${token}` } });
    const had = kept !== null && now().getTime() < kept.until ? kept.token : null;
    const answer = await by(had ?? (await fresh()));
    if (answer.estado === 401 && had !== null) {
      kept = null;
      const again = await by(await fresh());
      if (again.estado !== 401) return demandLetIn(again);
      throw loginRefused();
    }
    if (answer.estado === 401) {
      kept = null;
      throw loginRefused();
    }
    return demandLetIn(answer);
  };
}

/** A 403 of the contract says so in its own words; any other is a wall before it. */
function demandLetIn(answer: Answered): Answered {
  if (answer.estado === 403 && !failure.safeParse(jsonOf(answer)).success) throw loginRefused();
  return answer;
}

function loginRefused(): NeighbourUnready {
  return new NeighbourUnready(providerUnready('no acepta el usuario o la contraseña de la cadena'));
}

function at(base: URL, path: string): URL {
  return new URL(path, base.href.endsWith('/') ? base : `${base.href}/`);
}

/** A multipart body of the one part that both calls take. */
function onePart(xml: string) {
  const boundary = `mostrador-${randomUUID()}`;
  const head = 'Content-Disposition: form-data; name="xml"; filename="xml"\r\nContent-Type: text/xml';
  return {
    cabeceras: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    cuerpo: `--${boundary}\r\n${head}\r\n\r\n${xml}\r\n--${boundary}--\r\n`,
  };
}

/** Undefined for a body that is none, as the page of a balancer. */
function jsonOf({ cuerpo }: Answered): unknown {
  try {
    return JSON.parse(cuerpo);
  } catch {
    return undefined;
  }
}

function failureData(body: unknown): unknown {
  return failure.safeParse(body).data?.data;
}

function messageOf(body: unknown): string {
  const { message, messageDetail } = failure.safeParse(body).data ?? {};
  return [message, messageDetail].filter(Boolean).join(' ');
}

/** @throws Error for what is no failure as SW tells it. */
function failureOf(answer: Answered, body: unknown) {
  const read = failure.safeParse(body);
  if (!read.success) throw new Error(`Status ${answer.estado}, and no answer of SW in it`);
  const texto = messageOf(body);
  const codigo = /^\s*([A-Za-z]*\d+)/.exec(texto)?.[1] ?? '';
  return { codigo, texto, data: read.data.data };
}
