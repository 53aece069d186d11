import { customer } from '../../../machines/samples.ts';
import { nuevoCaso, openNewCaseWindow } from '../../bed/screens.ts';
import type { Bed } from '../bed.ts';
import { serviceReturns } from '../gate.ts';
import { Lacking } from '../lacking.ts';
import type { Walking } from '../walks.ts';
import { NewCaseModel, type Who } from './newCaseModel.ts';
import { type Category, type Desk, look, lookBehind, rewrite, writeName, writeRest } from './newCaseViews.ts';

const SEARCH = /clientes\/listar$/;
const SAVE = /caso\/guardar$/;
const FETCH = /caso\/detalle\/\d+$/;
const ATTENDS = /usuario\/tiene-subcategoria$/;

/** The most that a search shows. */
const MANY = 20;

type Start = 'quienYaEsta' | 'nadieConocido';

type NewCaseAct = Walking<Start, NewCaseModel, Desk>['acts'][number];

/** The walks of the window of a new case, opened from a sale for somebody else than its buyer. */
export const newCaseWalking: Walking<Start, NewCaseModel, Desk> = {
  name: 'La ventana de un caso nuevo',
  begins: { quienYaEsta: 'de alguien que ya es cliente', nadieConocido: 'sin nada escrito' },
  calls: [SEARCH, SAVE, FETCH, ATTENDS],
  open: (start) => {
    const model = new NewCaseModel();
    if (start === 'quienYaEsta') {
      model.write('quien ya está');
      model.fill('propia');
    }
    return model;
  },
  begin: async (bed, start) => {
    const desk = await openWindow(bed);
    if (start === 'quienYaEsta') {
      await bed.openCase('hace', null);
      await writeName(desk, 'quien ya está');
      await writeRest(desk, 'propia', 'quien ya está');
    }
    return desk;
  },
  look,
  lookBehind,
  acts: [
    writing('un nombre que nadie tiene', 'nadie'),
    writing('el nombre de quien compró', 'comprador'),
    {
      name: 'pulsa «Buscar cliente»',
      may: ({ isOpen, who, isChosen }) => isOpen && (who === 'nadie' || who === 'comprador') && !isChosen,
      live: (model) => model.search(),
      perform: ({ page }) => nuevoCaso(page).buscar.click(),
    },
    {
      name: 'el servidor contesta la búsqueda',
      may: ({ phase }) => phase === 'searching',
      live: (model) => model.found(model.who === 'comprador' ? 'some' : 'nobody'),
      perform: async ({ gate }) => (await gate.held(SEARCH)).pass(),
    },
    {
      name: 'el servidor encuentra a más de veinte',
      may: ({ phase, who }) => phase === 'searching' && who === 'comprador',
      live: (model) => model.found('tooMany'),
      perform: async ({ gate, buyer }) => {
        const clientes = Array.from({ length: MANY }, (_, place) => ({ ...customer, numiden: 900_000 + place }));
        (await gate.held(SEARCH)).answer(200, { clientes: [buyer, ...clientes.slice(1)], limiteExcedido: true });
      },
    },
    {
      name: 'elige a quien compró',
      may: ({ isOpen, hasFound, isChosen, filled }) => isOpen && hasFound && !isChosen && filled === null,
      live: (model) => model.choose(),
      perform: ({ page, buyer }) =>
        nuevoCaso(page)
          .dialog.getByRole('radio', { name: new RegExp(`Numiden: ${buyer.numiden}\\b`) })
          .check(),
    },
    filling('de un área que atiende', 'propia'),
    filling('de un área que no atiende', 'ajena'),
    {
      name: 'pulsa «Guardar»',
      may: ({ isOpen, who, filled }) => isOpen && who !== null && filled !== null,
      live: (model) => model.save(),
      perform: ({ page }) => nuevoCaso(page).guardar.click(),
    },
    {
      name: 'pulsa «Es otra persona: guardar»',
      may: ({ phase, isAlike }) => phase === 'notSaved' && isAlike,
      live: (model) => model.saveAsAnother(),
      perform: ({ page }) => nuevoCaso(page).dialog.getByRole('button', { name: 'Es otra persona: guardar' }).click(),
    },
    {
      name: 'el servidor contesta lo enviado',
      may: ({ phase }) => phase === 'sending',
      live: (model) => model.saved(),
      perform: async ({ gate }) => (await gate.held(SAVE)).pass(),
    },
    {
      name: 'el servidor trae el caso',
      // Each of the three customers leads to another end, so that each is made a case for.
      may: ({ phase, who }) => phase === 'fetching' && who !== 'quien ya está',
      live: (model) => model.fetched(),
      perform: async ({ gate }) => {
        (await gate.held(FETCH)).pass();
        (await gate.held(ATTENDS)).pass();
      },
    },
    {
      name: 'se corta la conexión antes de llegar al servidor',
      may: ({ phase, who }) =>
        phase === 'searching' || (who === 'quien ya está' ? phase === 'fetching' : phase === 'sending'),
      live: (model) => model.cut(),
      perform: async ({ gate }, { phase }) =>
        (await gate.held(phase === 'searching' ? SEARCH : phase === 'sending' ? SAVE : FETCH)).cut(),
    },
    {
      name: 'vuelve la conexión',
      may: ({ phase, work, isAlike }) => phase === 'notSaved' && work === 'untouched' && !isAlike,
      live: (model) => model.connectionReturns(),
      perform: ({ page, gate }) => serviceReturns(page, gate),
    },
    {
      name: 'cambia la descripción de lo que no se guardó',
      may: ({ phase, work }) => phase === 'notSaved' && work === 'untouched',
      live: (model) => model.rewrite(),
      perform: rewrite,
    },
    {
      name: 'pulsa «Cerrar»',
      may: ({ isOpen, phase }) => isOpen || phase === 'searching',
      live: (model) => model.close(),
      perform: ({ page }) => nuevoCaso(page).cerrar.click(),
    },
    {
      name: 'pulsa Escape mientras se crea',
      may: ({ phase }) => phase === 'sending',
      live: (model) => model.close(),
      perform: ({ page }) => page.keyboard.press('Escape'),
    },
    {
      name: 'pulsa «Seguir editando»',
      may: ({ phase }) => phase === 'confirming',
      live: (model) => model.tell('seguirEditando'),
      perform: ({ page }) => nuevoCaso(page).question.getByRole('button', { name: 'Seguir editando' }).click(),
    },
    {
      name: 'pulsa «Descartar»',
      may: ({ phase }) => phase === 'confirming',
      live: (model) => model.tell('descartar'),
      perform: ({ page }) => nuevoCaso(page).question.getByRole('button', { name: 'Descartar' }).click(),
    },
  ],
};

function writing(what: string, who: Who): NewCaseAct {
  return {
    name: `escribe ${what}`,
    may: (model) => model.isOpen && model.who === null,
    live: (model) => model.write(who),
    perform: (desk) => writeName(desk, who),
  };
}

function filling(what: string, area: 'propia' | 'ajena'): NewCaseAct {
  return {
    name: `llena lo demás, ${what}`,
    // A known customer asks for a category that others attend: so a case of each kind of customer is made.
    may: ({ isOpen, who, isChosen, filled }) =>
      isOpen && filled === null && (area === 'ajena' ? isChosen : who === 'nadie'),
    live: (model) => model.fill(area),
    perform: (desk, { who }) => writeRest(desk, area, who),
  };
}

async function openWindow({ page, gate, other, takeSale }: Bed): Promise<Desk> {
  const { tienda, operacion } = await takeSale('porTarjeta');
  const ask = async (path: string) => (await page.request.get(`api/${path}`)).json();
  const { numiden } = await ask('sesion/actual');
  const { areas }: { readonly areas: readonly number[] } = await ask(`usuario/detalles/${numiden}`);
  const known: readonly Category[] = await ask('catalogo/subcategorias');
  const own = known.find(({ idArea }) => areas.includes(idArea));
  const foreign = known.find(({ idArea }) => !areas.includes(idArea));
  if (own === undefined || foreign === undefined)
    throw new Lacking(
      'Quien mira la pantalla atiende todas las áreas, o ninguna: este camino pide quien atienda alguna.',
    );
  const { cliente } = await other.call('GET', `clientes/por-operacion?tienda=${tienda}&operacion=${operacion}`);
  await openNewCaseWindow(page, String(operacion), tienda);
  const name = `Xul${[...String(operacion)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}z`;
  const categories = { propia: own, ajena: foreign };
  return { page, gate, other, sale: { tienda, operacion }, buyer: cliente as Desk['buyer'], name, categories };
}
