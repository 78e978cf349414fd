import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './table/cards.css';
import { begun } from './words/first';

const target = document.getElementById('app');
await begun;
if (target) mount(App, { target });
