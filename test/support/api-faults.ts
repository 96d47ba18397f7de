import { ANSWERS, type Fault } from './fake-github.ts'

/** What can happen to any request, once. */
export const ONCE: Readonly<Record<string, Fault>> = {
  'is answered with 401': ANSWERS.badCredentials,
  'is answered with 403': ANSWERS.noIntegrationAccess('contents=write'),
  'is answered with 404': { status: 404 },
  'is answered with 409': { status: 409 },
  'is answered with 410': { status: 410 },
  'is answered with 422': { status: 422 },
  'is answered with 429': { status: 429 },
  'is answered with 429 and a time': { status: 429, headers: { 'retry-after': '5' } },
  'is answered with 500': { status: 500 },
  'is answered with 502': { status: 502 },
  'is never answered': { mode: 'timeout' },
  'is cut in the middle of its answer': { mode: 'reset-mid-body', isDone: true },
  'is answered with a page': { mode: 'html', status: 200, isDone: true },
  'is carried out and answered with 502': { status: 502, isDone: true },
}

/** Those that pass by themselves, so that the request succeeds in the end. */
export const isPassing = ({ mode, status }: Fault): boolean =>
  mode !== undefined || status === 409 || status === 429 || (status ?? 0) >= 500
