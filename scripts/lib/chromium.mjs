import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const onLinux = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
];
const onMac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

function onWindows(env) {
  const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean);
  const programs = [
    ['Google', 'Chrome', 'Application', 'chrome.exe'],
    ['Chromium', 'Application', 'chrome.exe'],
    ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ];
  return programs.flatMap((program) => roots.map((below) => path.win32.join(below, ...program)));
}

/** Where a browser that the tests can drive may stand, the most wanted first. */
export function places(platform, env) {
  if (platform === 'win32') return onWindows(env);
  return platform === 'darwin' ? onMac : onLinux;
}

const find = () => places(process.platform, process.env).find((place) => existsSync(place));

function isDebian() {
  if (process.platform !== 'linux' || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** What a person has to type to get a browser. */
function command() {
  if (process.platform === 'win32') return 'winget install Google.Chrome';
  if (process.platform === 'darwin') return 'brew install --cask google-chrome';
  if (isDebian()) return 'sudo apt-get update && sudo apt-get install -y chromium';
  return "install the package chromium with your system's package manager";
}

function installOnDebian() {
  if (!isDebian() || process.getuid?.() !== 0) return;
  console.log('No browser found: installing Chromium with apt-get ...');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  if (run('apt-get', ['update'], options) === 0) {
    run('apt-get', ['install', '-y', 'chromium'], options);
  }
}

/**
 * The path of a Chromium, installed first where that is possible. THREECOUNT_CHROMIUM wins.
 * @returns null where there is none; the command that gets one is on the screen then
 */
export function chromium() {
  const named = process.env.THREECOUNT_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`THREECOUNT_CHROMIUM names ${named}, which is not there.`);
    return null;
  }
  if (!find()) installOnDebian();
  const found = find();
  if (found) return found;
  console.error(
    `The browser tests need Chromium, Chrome or Edge, and none was found. Give this command, then try again:\n\n  ${command()}\n\nOr name one: THREECOUNT_CHROMIUM=/path/to/chrome npm test`,
  );
  return null;
}
