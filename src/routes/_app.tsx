import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Frame } from '../app/Frame.tsx';
import { demandSession } from '../app/guards.ts';

function App() {
  const { data } = Route.useRouteContext();
  return (
    <QueryClientProvider client={data}>
      <Frame />
    </QueryClientProvider>
  );
}

/** Every screen behind the login: guard, frame, and the person's data. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, location }) => {
    const { data, changes, drafts, deshacer } = await context.openData(demandSession(context.sesion, location.href));
    return { data, changes, drafts, deshacer };
  },
  component: App,
});
