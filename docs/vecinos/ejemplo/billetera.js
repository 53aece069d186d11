// La billetera más pequeña que cumple el contrato (docs/vecinos/billetera.json), sin nada más que Node:
//   SECRETO=whsec_... PUERTO=4100 node docs/vecinos/ejemplo/billetera.js
// Guarda todo en memoria. En un sistema de verdad billeteras y hechas son tablas, y lo que se hace y su clave (única) se escriben en una
// sola transacción: así dos a la vez con la misma clave hacen una, y nada se hace sin que se recuerde.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const LLAVE = Buffer.from(String(process.env.SECRETO).replace('whsec_', ''), 'base64');
const billeteras = new Map(); // numidenCliente -> { folio, movimientos }; los importes, en centavos
const abonos = new Map(); // clave -> { numidenCliente, centavos, revertido }
const hechas = new Map(); // clave -> { huella, respuesta }; se guardan 400 días

const problema = (estado, tipo, title) => [estado, { type: `urn:mostrador:vecinos:${tipo}`, title }];
const hecho = (resultado) => [200, { resultado }];
const enPesos = (centavos) => centavos / 100;
const saldoDe = ({ movimientos }) => movimientos.reduce((suma, { monto }) => suma + monto, 0);
const esImporte = (pesos) => typeof pesos === 'number' && Math.abs(pesos * 100 - Math.round(pesos * 100)) < 1e-6;

function abrir(cliente) {
  const nueva = !billeteras.has(cliente);
  if (nueva) billeteras.set(cliente, { folio: `MI${1000 + billeteras.size}`, movimientos: [] });
  return { ...billeteras.get(cliente), nueva };
}

// El más reciente va primero.
function anotar({ movimientos }, movimiento) {
  movimientos.unshift({ fecha: new Date().toISOString(), ...movimiento });
}

// De cada operación: si cabe lo que viene, qué la hace la misma petición (de una lectura, nada), y cómo se hace.
const operaciones = {
  abrir: {
    cabe: ({ numidenCliente }) => Number.isInteger(numidenCliente),
    huella: ({ numidenCliente }) => [numidenCliente],
    haz({ numidenCliente }) {
      const { folio, nueva } = abrir(numidenCliente);
      return hecho({ folio, nueva });
    },
  },
  abonar: {
    cabe: ({ numidenCliente, monto, maximo }) =>
      Number.isInteger(numidenCliente) && esImporte(monto) && esImporte(maximo),
    huella: ({ numidenCliente, monto, idVale }) => [numidenCliente, monto, idVale],
    haz({ numidenCliente, monto, maximo, concepto, idVale }, clave) {
      const billetera = abrir(numidenCliente);
      const centavos = Math.round(monto * 100);
      if (saldoDe(billetera) + centavos > Math.round(maximo * 100)) {
        return problema(409, 'negado', `La billetera no puede tener más de $${maximo}.`);
      }
      anotar(billetera, { monto: centavos, concepto, idVale });
      abonos.set(clave, { numidenCliente, centavos, revertido: false });
      return hecho({ folio: billetera.folio });
    },
  },
  revertir: {
    cabe: ({ numidenCliente, claveAbono, monto }) =>
      Number.isInteger(numidenCliente) && typeof claveAbono === 'string' && esImporte(monto),
    huella: ({ numidenCliente, claveAbono, monto, idVale }) => [numidenCliente, claveAbono, monto, idVale],
    haz({ numidenCliente, claveAbono, monto, concepto, idVale }) {
      const billetera = billeteras.get(numidenCliente);
      const abono = abonos.get(claveAbono);
      const esEse = abono?.numidenCliente === numidenCliente && abono?.centavos === Math.round(monto * 100);
      if (abono === undefined || !esEse) return problema(409, 'negado', 'La billetera no tiene ese abono.');
      if (abono.revertido) return problema(409, 'negado', 'Ese abono ya se revirtió.');
      if (saldoDe(billetera) < abono.centavos) return problema(409, 'negado', 'La billetera ya no tiene ese importe.');
      abono.revertido = true;
      anotar(billetera, { monto: -abono.centavos, concepto, idVale });
      return hecho({ folio: billetera.folio });
    },
  },
  leer: {
    cabe: ({ numidenCliente }) => Number.isInteger(numidenCliente),
    haz({ numidenCliente }) {
      const billetera = billeteras.get(numidenCliente);
      if (billetera === undefined) return problema(404, 'no-existe', 'El cliente no tiene billetera.');
      const movimientos = billetera.movimientos.slice(0, 50).map((uno) => ({ ...uno, monto: enPesos(uno.monto) }));
      return hecho({ folio: billetera.folio, saldo: enPesos(saldoDe(billetera)), movimientos });
    },
  },
  existe: {
    cabe: ({ folio }) => typeof folio === 'string',
    haz: ({ folio }) => hecho({ existe: [...billeteras.values()].some((una) => una.folio === folio) }),
  },
};

function esDeMostrador(encabezados, cuerpo) {
  const [id, hora, firmas] = ['id', 'timestamp', 'signature'].map((cual) => String(encabezados[`webhook-${cual}`]));
  if (!(Math.abs(Date.now() / 1000 - Number(hora)) <= 300)) return false;
  const buena = Buffer.from(`v1,${createHmac('sha256', LLAVE).update(`${id}.${hora}.${cuerpo}`).digest('base64')}`);
  return firmas.split(' ').some((una) => una.length === buena.length && timingSafeEqual(Buffer.from(una), buena));
}

async function contesta(peticion, cuerpo) {
  if (!esDeMostrador(peticion.headers, cuerpo)) return problema(401, 'firma', 'La firma no es buena.');
  const { operacion, clave, datos } = JSON.parse(cuerpo);
  const que = operaciones[operacion];
  if (!que?.cabe(datos) || !peticion.url.endsWith(`/${operacion}`)) return problema(400, 'mal', 'No es del contrato.');
  if (que.huella === undefined) return que.haz(datos);
  const huella = JSON.stringify([operacion, que.huella(datos)]);
  const antes = hechas.get(clave);
  if (antes && antes.huella !== huella) return problema(422, 'otra-peticion', 'Esa clave ya se usó con otros datos.');
  if (antes) return antes.respuesta;
  const respuesta = que.haz(datos, clave);
  hechas.set(clave, { huella, respuesta });
  return respuesta;
}

const servidor = createServer(async (peticion, respuesta) => {
  const [estado, cuerpo] = await contesta(peticion, Buffer.concat(await peticion.toArray()).toString()).catch(() => [
    500,
    {},
  ]);
  const tipo = estado === 200 ? 'application/json' : 'application/problem+json';
  respuesta.writeHead(estado, { 'Content-Type': tipo }).end(JSON.stringify(cuerpo));
});
servidor.listen(Number(process.env.PUERTO ?? 4100), '127.0.0.1', () => {
  process.stdout.write(`La billetera de ejemplo escucha en el puerto ${servidor.address().port}\n`);
});
