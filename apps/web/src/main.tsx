import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { followLinks } from './ui/router.ts';

followLinks();
const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
render(<App />, root);
